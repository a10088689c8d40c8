import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { Users } from 'lucide-react';
import { ownApplication } from '#web/domain/own-application.ts';
import { paths } from '#web/navigation/paths.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';
import styles from './viewer-status.module.css';

type OwnSeatProps = { club: ClubDetail; viewerId: number };

/** The viewer's status in this club, in one sentence; for the host, how many are waiting. */
export function ViewerStatus({ club, viewerId }: OwnSeatProps) {
  const isActive = club.phase === 'open';
  if (viewerId === club.host.memberId) {
    const waiting = club.clubMembers.filter(
      ({ clubMemberStatus }) => clubMemberStatus === 'CLUB_WAITING',
    ).length;
    return waiting > 0 && isActive ? (
      <div className={styles.waiting}>
        <ListRow
          leading={<Users aria-hidden />}
          title={`기다리는 신청이 ${waiting}건 있어요`}
          to={paths.clubMembers(club.clubId)}
        />
      </div>
    ) : null;
  }
  const status = ownApplication(club, viewerId)?.clubMemberStatus;
  if (status === 'CLUB_WAITING' && isActive) {
    return <Callout title="신청을 보냈어요">호스트가 승인하면 함께할 수 있어요.</Callout>;
  }
  return null;
}
