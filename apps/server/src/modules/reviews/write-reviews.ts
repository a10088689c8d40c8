import type { NewReview } from '@azit/contract/reviews/review.schema';
import type { Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/database/database-error.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { forbidden, Refusal } from '#server/runtime/refusal.ts';
import { PUBLISH_TASK } from './publish-reviews.ts';
import { notAllowed, requireReviewable } from './require-reviewable.ts';
import {
  insertReviews,
  lockReviewedClubs,
  lockReviewees,
  publishCompleteClubs,
} from './review.repository.ts';

export async function writeReviews(
  context: Context,
  { memberId }: Viewer,
  reviews: readonly NewReview[],
) {
  if (reviews.some(({ reviewerId }) => reviewerId !== memberId)) {
    throw forbidden('내 이름으로만 후기를 남길 수 있어요.');
  }
  if (reviews.some(({ revieweeId }) => revieweeId === memberId)) {
    throw notAllowed('나에게는 후기를 남길 수 없어요.');
  }
  const write = (tx: Transaction) => writeUnderLock(tx, memberId, reviews);
  const written = await inTransaction(context, write).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'reviews_once')) throw error;
    throw new Refusal(409, 'ALREADY_REVIEWED', '이미 후기를 남긴 사람이 있어요.');
  });
  return written.map((row) => ({
    reviewId: row.review_id,
    clubId: row.club_id,
    revieweeId: row.reviewee_id,
  }));
}

async function writeUnderLock(tx: Transaction, reviewerId: number, reviews: readonly NewReview[]) {
  const now = tx.clock.now();
  const clubIds = [...new Set(reviews.map(({ clubId }) => clubId))];
  const clubs = await findMany(tx, lockReviewedClubs, {
    club_ids: clubIds,
    viewer_id: reviewerId,
  });
  if (clubs.length < clubIds.length) throw new Refusal(404, 'CLUB_NOT_FOUND', '없는 아지트예요.');
  const revieweeIds = [...new Set(reviews.map(({ revieweeId }) => revieweeId))];
  const reviewees = await findMany(tx, lockReviewees, {
    member_ids: revieweeIds,
    viewer_id: reviewerId,
  });
  await requireReviewable(tx, { reviewerId, reviews, clubs, now });
  if (reviewees.length < revieweeIds.length) {
    throw notAllowed('이 회원에게는 후기를 남길 수 없어요.');
  }
  const written = await findMany(tx, insertReviews, {
    reviewer_id: reviewerId,
    reviews: toJson(reviews),
    now,
  });
  const published = await execute(tx, publishCompleteClubs, { club_ids: clubIds, now });
  if (published > 0) tx.jobs.request(PUBLISH_TASK);
  return written;
}

function toJson(reviews: readonly NewReview[]): string {
  return JSON.stringify(
    reviews.map((review, position) => ({
      position,
      club_id: review.clubId,
      reviewee_id: review.revieweeId,
      comment_category: review.commentCategory,
      second_category: review.secondCategory ?? null,
      comment_body: review.commentBody || null,
    })),
  );
}
