import { MoreLocksNeededError } from '#server/database/retry-with-more-locks.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { leaveClubRoom } from '#server/modules/chats/rooms/club-room.ts';
import { deleteAnswers } from '#server/modules/clubs/crew-dates/open-date.repository.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { ringClub, ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { settleSeats } from '#server/modules/clubs/seats/settle-seats.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { deleteSeatsAhead, selectAffectedClubs } from './withdrawal.repository.ts';

type Locked = readonly { club_id: number }[];

/**
 * Throws if the member joined another club before the member was locked. The caller then starts
 * again and locks that club too.
 */
export async function requireClubsLocked(
  tx: Transaction,
  { memberId, now }: { memberId: number; now: Date },
  locked: Locked,
): Promise<void> {
  const known = new Set(locked.map((club) => club.club_id));
  const clubs = await findMany(tx, selectAffectedClubs, { member_id: memberId, ...nowValues(now) });
  if (clubs.some((club) => !known.has(club.club_id))) throw new MoreLocksNeededError();
}

/**
 * Ends the seats, offers and applications of a suspended member in coming clubs that other members
 * host. The caller must lock the clubs, their rooms and the member.
 */
export async function endSeatsAhead(tx: Transaction, memberId: number): Promise<void> {
  const own = { member_id: memberId, ...nowValues(tx.clock.now()) };
  const left = await findMany(tx, deleteSeatsAhead, own);
  const clubIds = left.map((seat) => seat.club_id);
  await execute(tx, deleteAnswers, { club_ids: clubIds, member_id: memberId });
  for (const clubId of clubIds) await leaveClubRoom(tx, { clubId, memberId });
  await passSeatsOn(tx, memberId, left);
}

export async function passSeatsOn(
  tx: Transaction,
  actorId: number,
  left: readonly StatementRow<typeof deleteSeatsAhead>[],
): Promise<void> {
  const seats = left.filter(({ status }) => status === 'CLUB_JOINED');
  await addNotices(
    tx,
    seats.map((seat) => ({
      kind: 'APPLICATION_WITHDRAWN',
      memberId: seat.host_id,
      clubId: seat.club_id,
      actorId,
    })),
  );
  for (const { club_id, status } of left) {
    await settleSeats(tx, club_id);
    const ring = status === 'CLUB_JOINED' ? ringPublicClub : ringClub;
    await ring(tx, club_id);
  }
}
