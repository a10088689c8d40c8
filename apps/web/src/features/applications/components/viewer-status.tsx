import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { ownApplication } from '#web/domain/own-application.ts';
import { Callout } from '#web/ui/feedback/callout.tsx';

type OwnSeatProps = { club: ClubDetail; viewerId: number };

/** The viewer's status in this club, in one sentence. */
export function ViewerStatus({ club, viewerId }: OwnSeatProps) {
  const isActive = club.phase === 'open';
  const status = ownApplication(club, viewerId)?.clubMemberStatus;
  if (status === 'CLUB_WAITING' && isActive) {
    return <Callout title="신청을 보냈어요">호스트가 승인하면 함께할 수 있어요.</Callout>;
  }
  return null;
}
