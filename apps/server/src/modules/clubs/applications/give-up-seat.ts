import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { leaveClubRoom } from '#server/modules/chats/rooms/club-room.ts';
import { addSeatLine } from '#server/modules/chats/rooms/crew-room.ts';
import { upsertAnswer } from '#server/modules/clubs/answers/answer.repository.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { notifyHosts } from '#server/modules/clubs/notify-club.ts';
import { deleteApplication } from './application.repository.ts';

type Seat = { club: LockedClub; memberId: number; isWaiting: boolean };

/** Returns false if the member had neither a seat nor an application. */
export async function giveUpSeat(
  tx: Transaction,
  context: Context,
  { club, memberId, isWaiting }: Seat,
): Promise<boolean> {
  const { club_id: clubId, crew_id: crewId } = club;
  const own = { club_id: clubId, member_id: memberId };
  if (club.is_in_crew)
    await execute(tx, upsertAnswer, { ...own, is_going: false, now: context.clock.now() });
  if ((await execute(tx, deleteApplication, own)) === 0) return false;
  await leaveClubRoom(tx, context, { clubId, memberId });
  // A waiting applicant held no seat, and a crew sees the answers of its members.
  if (!isWaiting && !club.is_in_crew)
    await notifyHosts(tx, context, club, { kind: 'APPLICATION_WITHDRAWN', actorId: memberId });
  if (!isWaiting && crewId !== null && club.joined_count === club.member_limit)
    await addSeatLine(tx, context, crewId, club.meeting_date);
  if (club.visibility === 'LISTED')
    tx.afterCommit(() => context.doorbells.ring({ event: 'lists' }));
  return true;
}
