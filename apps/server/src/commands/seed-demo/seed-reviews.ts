import { rebuildReputation } from '@azit/rules/members/reputation';
import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { updateReputation } from '#server/modules/members/reputation.repository.ts';
import { insertDemoReview } from './demo.repository.ts';
import { demoClubs } from './demo-clubs.ts';
import { clubsPast } from './demo-clubs-past.ts';
import { demoReviews } from './demo-reviews.ts';
import { idOf, type MemberIds } from './member-ids.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Oldest meeting first, and the temperatures that follow from it. */
export async function seedReviews(
  tx: Transaction,
  ids: MemberIds,
  clubIds: readonly number[],
  now: Date,
) {
  const firstPast = demoClubs.length - clubsPast.length;
  const reviewersOf = new Map<number, number[]>();
  for (const review of demoReviews.toSorted((a, b) => b.club - a.club)) {
    const reviewer = idOf(ids, review.reviewer);
    const reviewee = idOf(ids, review.reviewee);
    const written = new Date(now.getTime() + (clubsPast[review.club]?.day ?? 0) * DAY_MS);
    const clubId = clubIds[firstPast + review.club] ?? 0;
    const { category, body } = review;
    await execute(tx, insertDemoReview, {
      club_id: clubId,
      reviewer_id: reviewer,
      reviewee_id: reviewee,
      comment_category: category,
      comment_body: body,
      created_at: written,
    });
    reviewersOf.set(reviewee, [...(reviewersOf.get(reviewee) ?? []), reviewer]);
  }
  for (const [memberId, reviewers] of reviewersOf) {
    await execute(tx, updateReputation, {
      member_id: memberId,
      reputation: rebuildReputation(reviewers),
    });
  }
}
