import type { NewReview } from '@azit/contract/reviews/review.schema';
import { findMany } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { clubPhaseAt, type TimedClub } from '#server/modules/clubs/club.policy.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { type lockReviewedClubs, selectJoinedPairs } from './review.repository.ts';

type Attempt = {
  reviewerId: number;
  reviews: readonly NewReview[];
  clubs: readonly StatementRow<typeof lockReviewedClubs>[];
  now: Date;
};

export function notAllowed(message: string): Refusal {
  return new Refusal(403, 'REVIEW_NOT_ALLOWED', message);
}

export async function requireReviewable(
  tx: Transaction,
  { reviewerId, reviews, clubs, now }: Attempt,
): Promise<void> {
  const { participants, absent } = await findParticipants(tx, clubs, [
    reviewerId,
    ...reviews.map(({ revieweeId }) => revieweeId),
  ]);
  for (const { clubId, revieweeId } of reviews) {
    if (!participants.has(`${clubId}/${reviewerId}`)) {
      throw notAllowed('참여한 아지트에만 후기를 남길 수 있어요.');
    }
    if (!participants.has(`${clubId}/${revieweeId}`)) {
      throw notAllowed('함께 참여한 사람에게만 후기를 남길 수 있어요.');
    }
    if (absent.has(`${clubId}/${revieweeId}`)) {
      throw notAllowed('오지 않은 사람에게는 후기를 남길 수 없어요.');
    }
  }
  for (const club of clubs) requireMet(club, now);
}

export function requireMet(club: TimedClub, now: Date): void {
  const phase = clubPhaseAt(club, now);
  if (phase === 'cancelled') throw notAllowed('취소된 모임에는 후기를 남길 수 없어요.');
  if (phase !== 'over') throw notAllowed('모임이 끝난 뒤에 후기를 남길 수 있어요.');
}

async function findParticipants(
  tx: Transaction,
  clubs: Attempt['clubs'],
  memberIds: number[],
): Promise<{ participants: Set<string>; absent: Set<string> }> {
  const clubIds = clubs.map(({ club_id }) => club_id);
  const joined = await findMany(tx, selectJoinedPairs, {
    club_ids: clubIds,
    member_ids: memberIds,
  });
  const toKey = (row: { club_id: number; member_id: number }) => `${row.club_id}/${row.member_id}`;
  return {
    participants: new Set([
      ...joined.map(toKey),
      ...clubs.map(({ club_id, host_id }) => `${club_id}/${host_id}`),
    ]),
    absent: new Set(joined.filter(({ is_absent }) => is_absent).map(toKey)),
  };
}
