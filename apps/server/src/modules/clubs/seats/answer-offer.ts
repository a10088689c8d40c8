import type { Answer } from '@azit/contract/clubs/answer.schema';
import { meetingStart } from '@azit/rules/meeting-time';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectApplication } from '#server/modules/clubs/applications/application.repository.ts';
import { giveUpSeat } from '#server/modules/clubs/applications/give-up-seat.ts';
import { lockApplicant, requireFit } from '#server/modules/clubs/applications/lock-applicant.ts';
import { toMeeting } from '#server/modules/clubs/club.policy.ts';
import { requireOpen } from '#server/modules/clubs/club.refusal.ts';
import type { LockedClub } from '#server/modules/clubs/club.repository.ts';
import { lockExistingClub } from '#server/modules/clubs/lock-club.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { selectLastOffer } from './offer.repository.ts';
import { findOffer, findPosition, type Queue, readQueue } from './queue.ts';
import { claimSeat, takeSeat } from './take-seat.ts';

type OfferAnswer = { club: LockedClub; memberId: number; accepting: boolean };

export function answerOffer(
  context: Context,
  viewer: Viewer,
  { clubId, accepting }: { clubId: number; accepting: boolean },
): Promise<Answer> {
  const { memberId } = viewer;
  return inTransaction(context, async (tx) => {
    const club = await lockExistingClub(tx, viewer, clubId);
    return answerLockedOffer(tx, { club, memberId, accepting });
  });
}

export async function answerLockedOffer(
  tx: Transaction,
  { club, memberId, accepting }: OfferAnswer,
): Promise<Answer> {
  const { club_id } = club;
  const now = tx.clock.now();
  requireOpen(club, now);
  const before = await findOne(tx, selectApplication, { club_id, member_id: memberId, now });
  // Another device of the member may have accepted already.
  if (accepting && before?.status === 'CLUB_JOINED') return { answer: 'GOING' };
  const queue = await readQueue(tx, club_id, now);
  if (!accepting) return declineLockedOffer(tx, { club, memberId, accepting }, queue);
  if (findOwnOffer(club, queue, memberId, now) === null) throw offerGone(queue, memberId);
  const claimed = await claimSeat(tx, club, memberId);
  const applicant = await lockApplicant(tx, claimed, memberId);
  requireFit(claimed, applicant, undefined, now);
  await takeSeat(tx, claimed, memberId);
  return { answer: 'GOING' };
}

/**
 * Declining an offer removes the member from the queue. A member who enters the queue again goes to
 * its end.
 */
async function declineLockedOffer(
  tx: Transaction,
  { club, memberId }: OfferAnswer,
  queue: Queue,
): Promise<Answer> {
  const { club_id: clubId } = club;
  const isInQueue = [...queue.offered, ...queue.waiting].some((row) => row.member_id === memberId);
  if (!isInQueue) throw offerGone(queue, memberId);
  await giveUpSeat(tx, { club, memberId, isWaiting: true });
  await ringPublicClub(tx, clubId, [memberId]);
  return { answer: 'NOT_GOING' };
}

function findOwnOffer(club: LockedClub, queue: Queue, memberId: number, now: Date) {
  const start = meetingStart(toMeeting(club));
  const freeSeats = club.member_limit - club.joined_count - queue.offered.length;
  return findOffer(queue, memberId, { start, freeSeats }, now);
}

export function offerGone(queue: Queue, memberId: number, status: 409 | 410 = 409): Refusal {
  const message =
    findPosition(queue, memberId) === null
      ? '자리가 다음 사람에게 넘어갔어요.'
      : '방금 다른 사람이 먼저 답했어요. 계속 기다릴게요.';
  return new Refusal(status, 'OFFER_GONE', message);
}

/** Returns true even if the offer has expired. */
export async function wasOffered(
  tx: Transaction,
  own: { club_id: number; member_id: number },
): Promise<boolean> {
  const last = await findOne(tx, selectLastOffer, own);
  return last?.offer_id != null;
}
