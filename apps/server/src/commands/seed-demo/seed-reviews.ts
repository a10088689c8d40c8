import { rebuildReputation } from '@azit/rules/members/reputation';
import { addDays, seoulMoment, seoulToday } from '@azit/rules/seoul-clock';
import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { updateReputation } from '#server/modules/members/reputation.repository.ts';
import type { PastDemoClub } from './content/demo-club.ts';
import { demoClubs } from './content/demo-clubs.ts';
import { clubsPast } from './content/demo-clubs-past.ts';
import { demoReviews } from './content/demo-reviews.ts';
import { insertDemoReview } from './demo.repository.ts';
import { idOf, type MemberIds } from './member-ids.ts';

/** How long after the beginning of a meeting people write. */
const WRITTEN_MS = 5 * 60 * 60 * 1000;

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
    const written = writtenAt(clubsPast[review.club], now);
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

/** Not later than now. */
function writtenAt(club: PastDemoClub | undefined, now: Date): Date {
  if (club === undefined) throw new Error('demo content reviews no club');
  const met = seoulMoment(addDays(seoulToday(now), club.day), club.time);
  return new Date(Math.min(met.getTime() + WRITTEN_MS, now.getTime()));
}
