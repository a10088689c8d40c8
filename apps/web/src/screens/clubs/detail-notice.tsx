import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { CircleCheck } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { canMembersChat } from '#web/domain/club-chat.ts';
import { isInvolved, mayAct, ownApplication } from '#web/domain/own-application.ts';
import { ClubRoomBox } from '#web/features/chat/entry/club-room-box.tsx';
import { AnnounceRow, ClubRoomRow } from '#web/features/chat/entry/host-room-rows.tsx';
import { MessageButton } from '#web/features/chat/entry/message-button.tsx';
import { InviteLinkRow } from '#web/features/clubs/components/invite-link/invite-link-row.tsx';
import { HostAttendance } from '#web/features/hosting/components/attendance/host-attendance.tsx';
import { HostPanel } from '#web/features/hosting/components/host-panel.tsx';
import { loadDayBefore, OwnMeeting } from '#web/features/meeting/components/own-meeting.tsx';
import { ReviewRow } from '#web/features/meeting/components/review-row.tsx';
import { PushOffer } from '#web/features/push/components/push-offer.tsx';
import { ListRow } from '#web/ui/layout/list-row.tsx';

// Loaded on demand: only hosts can end a meeting.
const EndRow = lazy(async () => ({ default: (await import('./end-row.tsx')).EndRow }));
// Loaded on demand: only applicants see the state of their application.
const ViewerStatus = lazy(async () => ({
  default: (await import('#web/features/applications/components/viewer-status.tsx')).ViewerStatus,
}));

/** Preloads the parts that a new seat shows, for a viewer who can get one by a single tap. */
export function useLoadSeatParts({ mayRejoin, offer }: ClubDetail): void {
  const isNear = mayRejoin === true || Boolean(offer);
  useEffect(() => {
    if (isNear) void loadDayBefore().catch(() => undefined);
  }, [isNear]);
}

type DetailNoticeProps = {
  club: ClubDetail;
  viewerId: number;
  isDoorOpen: boolean;
  isArrivalOpen: boolean;
};

export function DetailNotice({ club, viewerId, isDoorOpen, isArrivalOpen }: DetailNoticeProps) {
  const { clubId, phase, host, announcement } = club;
  const isOpen = phase === 'open';
  const isComing = isOpen || phase === 'ongoing';
  const showsPanel = isComing && mayAct(club, viewerId, 'decideApplications');
  const status = ownApplication(club, viewerId)?.clubMemberStatus;
  const hasSeat = status === 'CLUB_JOINED';
  // Only these see the bar of hosts after the end: other members have a button for reviews.
  const isHosting =
    host.memberId === viewerId ||
    (club.attendance === 'OPEN' && mayAct(club, viewerId, 'takeAttendance'));
  // Show the room only while it certainly exists: the server may delete a room that has become
  // read-only.
  const isWritable = club.joinedCount > 1 && canMembersChat(club, new Date());
  const room = { clubId, isExpected: announcement !== null || isWritable };
  return (
    <>
      {isArrivalOpen && hasSeat && club.arrivedAt && (
        <ListRow title="왔다고 남겼어요" leading={<CircleCheck />} />
      )}
      <OwnMeeting club={club} viewerId={viewerId} isDoorOpen={isDoorOpen} />
      {phase === 'over' && mayAct(club, viewerId, 'takeAttendance') && (
        <HostAttendance club={club} />
      )}
      {phase === 'over' && hasSeat && isHosting && <ReviewRow clubId={clubId} />}
      {status && !hasSeat && (
        <ViewerStatus
          club={club}
          viewerId={viewerId}
          contact={
            <MessageButton memberId={host.memberId} about={club.clubName}>
              호스트에게 문의
            </MessageButton>
          }
        />
      )}
      {hasSeat && !showsPanel && (
        // After the end, the plan that an announcement is about is past.
        <ClubRoomBox {...room} announcement={phase === 'over' ? null : announcement} />
      )}
      {isOpen && isInvolved(club, viewerId) && <PushOffer />}
      {showsPanel && (
        <HostPanel
          club={club}
          // While members arrive, the button of the bar writes announcements.
          announce={!isArrivalOpen && <AnnounceRow {...room} announcement={announcement} />}
          room={<ClubRoomRow {...room} />}
          links={<InviteLinkRow />}
          end={
            <Suspense fallback={null}>
              <EndRow club={club} viewerId={viewerId} />
            </Suspense>
          }
        />
      )}
    </>
  );
}
