import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import { ChevronRight, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isUndecided, listClubPeople } from '#web/domain/club-people.ts';
import { hostingMessages } from '#web/domain/copy/hosting.ts';
import { MemberStack } from '#web/domain/member-avatar.tsx';
import { paths } from '#web/navigation/paths.ts';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import styles from './host-panel.module.css';
import { HostRows } from './host-rows.tsx';

type HostPanelProps = {
  club: ClubDetail;
  announce: ReactNode;
  room: ReactNode;
  links: ReactNode;
  end: ReactNode;
};

export function HostPanel({ club, announce, room, links, end }: HostPanelProps) {
  const { joined } = listClubPeople(club);
  const isOpen = club.phase === 'open';
  return (
    <div className={styles.panel}>
      {isOpen && <Applications club={club} waiting={club.clubMembers.filter(isUndecided)} />}
      <section>
        <h2 className="text-title-2">모임 관리</h2>
        {isOpen && announce}
        <ListRow
          title={`멤버 ${joined.length + 1}명`}
          description={joined.length > 0 ? isOpen && describeAnswers(joined) : '아직 나뿐이에요'}
          leading={<Users />}
          trailing={
            joined.length > 0 ? (
              <MemberStack members={joined.map(({ member }) => member)} max={3} />
            ) : undefined
          }
          to={paths.clubMembers(club.clubId)}
        />
        {room}
        {isOpen && links}
        {isOpen && <HostRows club={club} end={end} />}
      </section>
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
  if (first === undefined) return null;
  const rest = others.length;
  return (
    <section>
      <h2 className="text-title-2">지금 할 일</h2>
      <Link to={paths.clubMembers(club.clubId)} className={styles.box}>
        <MemberStack members={waiting.map(({ member }) => member)} max={2} size={4} />
        <span className={styles.text}>
          <strong>기다리는 신청 {waiting.length}건</strong>
          <span className="text-caption">
            {first.member.nickname}님{rest > 0 && ` 외 ${rest}명`}이 답을 기다려요
          </span>
        </span>
        <ChevronRight className={styles.chevron} />
      </Link>
    </section>
  );
}
