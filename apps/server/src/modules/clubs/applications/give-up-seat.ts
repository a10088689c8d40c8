import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { leaveClubRoom } from '#server/modules/chats/rooms/club-room.ts';
import {
  addSeatFreedMessage,
  lockRoomBeforeMembers,
} from '#server/modules/chats/rooms/crew-room.ts';
import { upsertAnswer } from '#server/modules/clubs/answers/answer.repository.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { notifyHosts } from '#server/modules/clubs/notify-club.ts';
import { declineOffer } from '#server/modules/clubs/seats/offer.repository.ts';
import { settleSeats } from '#server/modules/clubs/seats/settle-seats.ts';
import { deleteApplication } from './application.repository.ts';
import { addLateNo, findLateNo } from './late-no.ts';

type Seat = {
  club: LockedClub;
  memberId: number;
  isWaiting: boolean;
  /** The kind of the notice to the hosts. */
  kind?: 'APPLICATION_WITHDRAWN' | 'SEAT_GIVEN_BACK';
};

/** Returns false if the member had neither a seat nor an application. */
export async function giveUpSeat(
  tx: Transaction,
  { club, memberId, isWaiting, kind = 'SEAT_GIVEN_BACK' }: Seat,
): Promise<boolean> {
  const { club_id: clubId, crew_id: crewId } = club;
  const own = { club_id: clubId, member_id: memberId };
  const now = tx.clock.now();
  const lateNo = await findLateNo(tx, club, memberId, now);
  if (club.is_in_crew) await execute(tx, upsertAnswer, { ...own, is_going: false, now });
  if (isWaiting && club.offered_count > 0) await execute(tx, declineOffer, own);
  if ((await execute(tx, deleteApplication, own)) === 0) return false;
  await leaveClubRoom(tx, { clubId, memberId });
  await lockRoomBeforeMembers(tx, club);
  const { hasFreeSeat, notified } = await settleSeats(tx, clubId);
  // Hosts get no notice about an applicant, who had no seat, or about a member of the crew, whose
  // answer they see on the page of the crew.
  if (!isWaiting && !club.is_in_crew) {
    // If members of the queue were notified, the seat is meant for them, even while it is still
    // free.
    const data = { hasFreeSeat: hasFreeSeat && notified.length === 0 };
    await notifyHosts(tx, club, { kind, actorId: memberId, data });
  }
  const wasFull = club.joined_count === club.member_limit;
  if (!isWaiting && crewId !== null && wasFull && hasFreeSeat)
    await addSeatFreedMessage(tx, crewId, club.meeting_date);
  await addLateNo(tx, club, { memberId, lateNo, now });
  if (club.visibility === 'LISTED') tx.doorbells.ring({ event: 'lists' });
  return true;
}
