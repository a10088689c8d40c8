import type { RejectionReason } from '@azit/contract/clubs/club.field';
import { rejectionText } from '@azit/rules/hosting/rejection-reason';
import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { joinClubRoom } from '#server/modules/chats/rooms/club-room.ts';
import { lockRoomBeforeMembers } from '#server/modules/chats/rooms/crew-room.ts';
import { toMeeting } from '#server/modules/clubs/club.policy.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { lockHostedClub } from '#server/modules/clubs/lock-club.ts';
import { ringClub, ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { settleSeats } from '#server/modules/clubs/seats/settle-seats.ts';
import { claimSeat } from '#server/modules/clubs/seats/take-seat.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { applicationNotFound, requireFreeSeat, requireWaiting } from './application.refusal.ts';
import { decideWaitingApplication, selectApplicantForShare } from './application.repository.ts';

type Decision = {
  clubId: number;
  memberId: number;
  status: 'CLUB_JOINED' | 'CLUB_REJECTED';
  reason?: RejectionReason | null | undefined;
};

export async function decideApplication(
  context: Context,
  viewer: Viewer,
  { clubId, memberId, status, reason }: Decision,
): Promise<void> {
  const now = context.clock.now();
  const isAccepted = status === 'CLUB_JOINED';
  await inTransaction(context, async (tx) => {
    const capability = 'decideApplications';
    const locked = await lockHostedClub(tx, viewer, clubId, { capability, now });
    await lockRoomBeforeMembers(tx, locked);
    const club = isAccepted ? await claimSeat(tx, locked, memberId) : locked;
    const application = requireWaiting(
      await findOne(tx, selectApplicantForShare, { club_id: clubId, member_id: memberId, now }),
    );
    if (isAccepted) {
      if (!application.is_active) throw applicationNotFound('지금은 함께할 수 없는 회원이에요.');
      requireFreeSeat(club);
    }
    await execute(tx, decideWaitingApplication, {
      club_id: clubId,
      member_id: memberId,
      status,
      decided_at: now,
      rejection_reason: reason ?? null,
    });
    if (isAccepted) await joinClubRoom(tx, { clubId, memberId, hostId: club.host_id });
    else await settleSeats(tx, clubId);
    const decided = isAccepted ? acceptance(club) : rejection(reason);
    await addNotices(tx, [{ ...decided, memberId, clubId, actorId: viewer.memberId }]);
    const ring = isAccepted ? ringPublicClub : ringClub;
    await ring(tx, clubId, [memberId]);
  });
  if (isAccepted) context.doorbells.ring({ event: 'lists' });
}

function acceptance(club: LockedClub) {
  return { kind: 'APPLICATION_ACCEPTED', data: { meeting: toMeeting(club) } } as const;
}

function rejection(reason: RejectionReason | null | undefined) {
  const data = reason ? { reason: rejectionText(reason) } : {};
  return { kind: 'APPLICATION_REJECTED', data } as const;
}
