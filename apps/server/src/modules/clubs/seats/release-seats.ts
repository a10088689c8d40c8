import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { leaveClubRoom } from '#server/modules/chats/rooms/club-room.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { releaseUnanswered } from './release.repository.ts';

type SeatContext = Pick<Context, 'clock' | 'doorbells' | 'jobs'>;

/**
 * From six hours before the start, seats whose members have not answered go to the queue. Frees as
 * many of them as the people who were waiting at that time still need. Returns true if it freed
 * any. The caller must lock the club first.
 */
export async function releaseSeats(
  tx: Transaction,
  context: SeatContext,
  clubId: number,
): Promise<boolean> {
  const due = { club_id: clubId, now: context.clock.now() };
  const released = await findMany(tx, releaseUnanswered, due);
  if (released.length === 0) return false;
  const memberIds = released.map((row) => row.member_id);
  for (const memberId of memberIds) await leaveClubRoom(tx, context, { clubId, memberId });
  await addNotices(
    tx,
    context,
    memberIds.map((memberId) => ({ kind: 'SEAT_RELEASED', memberId, clubId })),
  );
  await ringPublicClub(tx, context, clubId, memberIds);
  return true;
}
