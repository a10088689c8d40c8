import { rebuildReputation } from '@azit/rules/members/reputation';
import { addDays, seoulInstant, seoulToday } from '@azit/rules/seoul-clock';
import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { updateReputation } from '#server/modules/members/reputation.repository.ts';
import type { PastDemoClub } from './content/demo-club.ts';
import { demoClubs } from './content/demo-clubs.ts';
import { clubsPast } from './content/demo-clubs-past.ts';
import { demoReviews } from './content/demo-reviews.ts';
import { insertDemoReviews } from './demo.repository.ts';
import { findMemberId, type MemberIds } from './member-ids.ts';

const WRITTEN_MS = 5 * 60 * 60 * 1000;

export async function seedReviews(
  tx: Transaction,
  ids: MemberIds,
  clubIds: readonly number[],
  now: Date,
) {
  const firstPast = demoClubs.length - clubsPast.length;
  const reviews = demoReviews
    .toSorted((a, b) => b.club - a.club)
    .map((review) => ({
      club_id: clubIds[firstPast + review.club],
      reviewer_id: findMemberId(ids, review.reviewer),
      reviewee_id: findMemberId(ids, review.reviewee),
      comment_category: review.category,
      comment_body: review.body,
      created_at: writtenAt(clubsPast[review.club], now),
    }));
  await execute(tx, insertDemoReviews, { reviews: JSON.stringify(reviews) });
  const reviewsByMember = Map.groupBy(reviews, (review) => review.reviewee_id);
  for (const [memberId, received] of reviewsByMember) {
    await execute(tx, updateReputation, {
      member_id: memberId,
      reputation: rebuildReputation(received.map((review) => review.reviewer_id)),
    });
  }
}

function writtenAt(club: PastDemoClub | undefined, now: Date): Date {
  if (club === undefined) throw new Error('demo content reviews no club');
  const met = seoulInstant(addDays(seoulToday(now), club.day), club.time);
  return new Date(Math.min(met.getTime() + WRITTEN_MS, now.getTime()));
}
