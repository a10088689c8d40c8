import { execute, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { joinClubRoom } from '#server/modules/chats/rooms/club-room.ts';
import { upsertAnswer } from '#server/modules/clubs/answers/answer.repository.ts';
import { upsertSeat } from '#server/modules/clubs/applications/application.repository.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { acceptOffer } from './offer.repository.ts';
import { settleSeats } from './settle-seats.ts';

/**
 * Returns the club with its seats as they are for this member: expired offers no longer count, and
 * an open offer to the member is accepted, which makes its seat free.
 */
export async function claimSeat(
  tx: Transaction,
  club: LockedClub,
  memberId: number,
): Promise<LockedClub> {
  if (club.offered_count === 0) return club;
  const { club_id } = club;
  const { joined_count, offered_count } = await settleSeats(tx, club_id);
  const claimed = await execute(tx, acceptOffer, { club_id, member_id: memberId });
  return { ...club, joined_count, offered_count: offered_count - claimed };
}

/** The caller has locked the club and the member, claimed a seat and checked that one is free. */
export async function takeSeat(tx: Transaction, club: LockedClub, memberId: number) {
  const { club_id: clubId, host_id: hostId } = club;
  const now = tx.clock.now();
  const own = { club_id: clubId, member_id: memberId, now };
  const seat = await findOne(tx, upsertSeat, own);
  if (seat === undefined) throw new Error(`club ${clubId} stored no seat`);
  if (club.is_in_crew) await execute(tx, upsertAnswer, { ...own, is_going: true });
  await joinClubRoom(tx, { clubId, memberId, hostId });
  await ringPublicClub(tx, clubId, [memberId]);
  if (club.visibility === 'LISTED') tx.doorbells.ring({ event: 'lists' });
  const status = 'CLUB_JOINED' as const;
  return { ...seat, status, join_answer: null, decided_at: now, expires_at: null };
}
