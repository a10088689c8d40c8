import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { joinClubRoom } from '#server/modules/chats/rooms/club-room.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { notifyHosts, ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { type InviteLinkState, takeUse } from '#server/modules/invite-links/invite-key.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { upsertSeat } from './application.repository.ts';

type Admission = { club: LockedClub; memberId: number; link: InviteLinkState };

/** The caller has locked the club and checked that the member fits. */
export async function admitByLink(
  tx: Transaction,
  context: Context,
  { club, memberId, link }: Admission,
) {
  const { club_id: clubId, host_id: hostId } = club;
  const now = context.clock.now();
  await takeUse(tx, context, link);
  const seat = await findOne(tx, upsertSeat, { club_id: clubId, member_id: memberId, now });
  if (seat === undefined) throw new Error(`club ${clubId} stored no seat`);
  await joinClubRoom(tx, context, { clubId, memberId, hostId });
  const meeting = { meetingDate: club.meeting_date, meetingTime: club.meeting_time };
  await addNotices(tx, context, [
    { kind: 'APPLICATION_ACCEPTED', data: { meeting }, memberId, clubId, actorId: hostId },
  ]);
  await notifyHosts(tx, context, club, { kind: 'MEMBER_RETURNED', actorId: memberId });
  await ringPublicClub(tx, context, clubId, [memberId]);
  tx.afterCommit(() => context.doorbells.ring({ event: 'lists' }));
  return { ...seat, status: 'CLUB_JOINED' as const, join_answer: null, decided_at: now };
}
