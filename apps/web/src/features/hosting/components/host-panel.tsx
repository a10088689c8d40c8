import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import { ChevronRight, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { listClubPeople } from '#web/domain/club-people.ts';
import { clubMessages } from '#web/domain/copy/club.ts';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { imageAddress } from '#web/domain/image-address.ts';
import { paths } from '#web/navigation/paths.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import { AvatarStack } from '#web/ui/media/avatar-stack.tsx';
import styles from './host-panel.module.css';
import { HostRows } from './host-rows.tsx';

type HostPanelProps = {
  club: ClubDetail;
  announce: ReactNode;
  room: ReactNode;
};

export function HostPanel({ club, announce, room }: HostPanelProps) {
  const { joined, waiting } = listClubPeople(club);
  const isOpen = club.phase === 'open';
  return (
    <div className={styles.panel}>
      <section>
        <h2 className={styles.heading}>지금 할 일</h2>
        {isOpen && <Applications club={club} waiting={waiting} />}
        {announce}
        <ListRow
          title={`멤버 ${joined.length}명`}
          description={joined.length > 0 ? describeAnswers(joined) : '아직 함께하는 사람이 없어요'}
          leading={<Users aria-hidden />}
          trailing={
            joined.length > 0 ? <AvatarStack people={listFaces(joined)} max={3} /> : undefined
          }
          to={paths.clubMembers(club.clubId)}
        />
        {room}
      </section>
      {isOpen && (
        <section className={styles.plan}>
          <h2 className={styles.heading}>고치기</h2>
          <HostRows club={club} />
        </section>
      )}
    </div>
  );
}

function describeAnswers(joined: readonly ClubMember[]): string | undefined {
  const count = (said: ClubMember['confirmation']) =>
    joined.filter(({ confirmation }) => confirmation === said).length;
  return hostingMessages.answers(count('GOING'), count('PENDING')) || undefined;
}

type ApplicationsProps = { club: ClubDetail; waiting: readonly ClubMember[] };

function Applications({ club, waiting }: ApplicationsProps) {
  const [first, ...others] = waiting;
  if (first === undefined) {
    const isFull = club.joinedCount >= club.memberLimit;
    return (
      <p className={styles.box}>
        <span className={styles.text}>
          <strong>{clubMessages.nobodyWaiting}</strong>
          <span className={styles.more}>
            {isFull
              ? '자리가 모두 찼어요. 만나기 전에 인사를 나눠 보세요'
              : '링크를 보내 함께할 사람을 초대해 보세요'}
          </span>
        </span>
      </p>
    );
  }
  const rest = others.length;
  return (
    <Link to={paths.clubMembers(club.clubId)} className={styles.box}>
      <AvatarStack people={listFaces(waiting)} max={2} size={4} />
      <span className={styles.text}>
        <strong>기다리는 신청 {waiting.length}건</strong>
        <span className={styles.more}>
          {first.member.nickname}님{rest > 0 && ` 외 ${rest}명`}이 답을 기다려요
        </span>
      </span>
      <ChevronRight aria-hidden className={styles.chevron} />
    </Link>
  );
}

function listFaces(people: readonly ClubMember[]) {
  return people.map(({ member }) => ({
    id: member.memberId,
    src: imageAddress(member.fileInfo),
  }));
}
