import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import type { MemberIntro } from '@azit/contract/members/member.schema';
import { lazy, type ReactNode } from 'react';
import { temperatureText } from '#web/domain/finding/temperature-text.ts';
import { hasNoProfile } from '#web/domain/has-no-profile.ts';
import { MemberAvatar } from '#web/domain/member-avatar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { useSession } from '#web/session/session.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import styles from '../club-detail-view.module.css';

const HostRecord = lazy(async () => ({
  default: (await import('./host-record.tsx')).HostRecord,
}));

type ClubPeopleProps = {
  club: ClubDetail;
  readOnly: boolean;
  gauge?: ReactNode;
  renderAction?: ((person: MemberIntro) => ReactNode) | undefined;
};

export function ClubPeople({ club, readOnly, gauge, renderAction }: ClubPeopleProps) {
  const joined = club.clubMembers
    .filter(({ clubMemberStatus }) => clubMemberStatus === 'CLUB_JOINED')
    .map(({ member }) => member);
  const isHost = ({ memberId }: MemberIntro) => memberId === club.host.memberId;
  const host = joined.find(isHost) ?? { ...club.host, aboutMe: '' };
  const others = joined.filter((person) => !isHost(person));
  const { reputation } = club.host;
  const hasWarmth = !readOnly && !hasNoProfile(host);
  const isOwn = useSession()?.memberId === club.host.memberId && !readOnly;
  const stillAlone = isOwn
    ? '아직 나뿐이에요. 링크를 보내 함께할 사람을 초대해 보세요.'
    : '아직 호스트뿐이에요. 첫 번째로 함께해 보세요.';
  const nobodyElse = club.phase === 'open' ? stillAlone : '호스트 말고는 참여자가 없어요.';
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          호스트 {hasWarmth && <span className={styles.count}>{temperatureText(reputation)}</span>}
        </h2>
        <div className={styles.people}>
          <PersonRow person={host} readOnly={readOnly} action={renderAction?.(host)} />
        </div>
        {hasWarmth && club.hostRecord && <HostRecord record={club.hostRecord} />}
      </section>
      <section className={styles.section}>
        <h2 className={styles.heading}>
          {/* Even after the meeting, lists everyone with a seat, because an absence is private. */}
          {club.phase === 'over' ? '참여자' : '함께하는 사람'}{' '}
          <span className={styles.count}>{others.length + 1}</span>
        </h2>
        {gauge}
        {others.length === 0 && <p className={styles.nobody}>{nobodyElse}</p>}
        <ul className={styles.people}>
          {others.map((person) => (
            <li key={person.memberId}>
              <PersonRow person={person} readOnly={readOnly} action={renderAction?.(person)} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

type PersonRowProps = { person: MemberIntro; readOnly: boolean; action: ReactNode };

function PersonRow({ person, readOnly, action }: PersonRowProps) {
  const { memberId, nickname, aboutMe } = person;
  const isPlain = readOnly || hasNoProfile(person);
  const row = {
    title: <strong>{nickname}</strong>,
    description: aboutMe || (isPlain ? undefined : '프로필 보기'),
    leading: <MemberAvatar member={person} size={4} />,
  };
  if (isPlain) return <ListRow {...row} />;
  const link = <ListRow {...row} to={paths.memberProfile(memberId)} />;
  if (!action) return link;
  return (
    <div className={styles.person}>
      {link}
      {action}
    </div>
  );
}
