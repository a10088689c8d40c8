import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { notifyHosts } from '#server/modules/clubs/notify-club.ts';
import { takeSeat } from '#server/modules/clubs/seats/take-seat.ts';
import { type InviteLinkState, takeUse } from '#server/modules/invite-links/invite-key.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';

type Admission = { club: LockedClub; memberId: number; link: InviteLinkState };

/** The caller has locked the club and checked that the member may join. */
export async function admitByLink(
  tx: Transaction,
  context: Context,
  { club, memberId, link }: Admission,
) {
  const { club_id: clubId, host_id: hostId } = club;
  await takeUse(tx, context, link);
  const seat = await takeSeat(tx, context, club, memberId);
  const meeting = { meetingDate: club.meeting_date, meetingTime: club.meeting_time };
  await addNotices(tx, context, [
    { kind: 'APPLICATION_ACCEPTED', data: { meeting }, memberId, clubId, actorId: hostId },
  ]);
  await notifyHosts(tx, context, club, { kind: 'MEMBER_RETURNED', actorId: memberId });
  return seat;
}
