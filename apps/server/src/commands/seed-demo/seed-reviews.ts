import { halvingDay } from '@azit/rules/members/reputation-event';
import { addDays, seoulInstant, seoulToday } from '@azit/rules/seoul-clock';
import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { confirmClub } from '#server/modules/clubs/meetings/attendance/attendance.repository.ts';
import { settleReputation } from '#server/modules/clubs/meetings/attendance/settle-reputation.ts';
import { appendEvents, appendReviews } from '#server/modules/members/reputation/append-events.ts';
import type { PastDemoClub } from './content/demo-club.ts';
import { demoClubs } from './content/demo-clubs.ts';
import { clubsPast } from './content/demo-clubs-past.ts';
import { demoReviews } from './content/demo-reviews.ts';
import { insertDemoReviews } from './demo.repository.ts';
import { findMemberId, type MemberIds } from './member-ids.ts';

const WRITTEN_MS = 5 * 60 * 60 * 1000;
/** Demo hosts have confirmed who came to older meetings. For newer ones, the app still asks them. */
const OPEN_DAYS = 7;

type PastClub = { club: PastDemoClub; index: number; clubId: number };

/**
 * Creates reviews and attendance, and the reputations that follow from them. Starts with the oldest
 * meeting, because the effect of a review or an absence depends on the earlier ones.
 */
export async function seedReviews(
  tx: Transaction,
  ids: MemberIds,
  clubIds: readonly number[],
  now: Date,
) {
  const firstPast = demoClubs.length - clubsPast.length;
  await seedSlips(tx, findMemberId(ids, '햇살좋은날'), now);
  const countedBefore = new Map<number, number[]>();
  for (const [index, club] of [...clubsPast.entries()].reverse()) {
    const clubId = clubIds[firstPast + index] ?? 0;
    await seedAttendance(tx, club, clubId, now);
    const reviews = createReviews({ club, index, clubId }, ids, now);
    await execute(tx, insertDemoReviews, { reviews: JSON.stringify(reviews) });
    await appendReviews(tx, reviews, { countedBefore, now: writtenAt(club, now) });
    for (const { reviewee_id, reviewer_id } of reviews)
      countedBefore.set(reviewee_id, [...(countedBefore.get(reviewee_id) ?? []), reviewer_id]);
  }
}

async function seedAttendance(tx: Transaction, club: PastDemoClub, clubId: number, now: Date) {
  const confirmedAt = seoulInstant(addDays(seoulToday(now), club.day + 1), '10:20');
  if (club.day < -OPEN_DAYS) await execute(tx, confirmClub, { club_id: clubId, now: confirmedAt });
  await settleReputation(tx, clubId, confirmedAt);
}

/**
 * Adds a late 못 가요 and an absence, both more than a year old. The first had no effect on the
 * reputation, and the effect of the second has halved.
 */
async function seedSlips(tx: Transaction, member_id: number, now: Date) {
  const days = [-420, -390].map((day) => addDays(seoulToday(now), day));
  const [free = '', halved = ''] = days;
  await appendEvents(tx, [
    {
      member_id,
      at: seoulInstant(free, '14:10'),
      kind: 'LATE_NO',
      delta: 0,
      note: 'FREE',
      hours_before: 5,
    },
    {
      member_id,
      at: seoulInstant(halved, '19:00'),
      kind: 'ABSENT',
      delta: -1,
      halves_on: halvingDay(halved),
    },
  ]);
}

function createReviews({ club, index, clubId }: PastClub, ids: MemberIds, now: Date) {
  return demoReviews
    .filter((review) => review.club === index)
    .map((review) => ({
      club_id: clubId,
      reviewer_id: findMemberId(ids, review.reviewer),
      reviewee_id: findMemberId(ids, review.reviewee),
      comment_category: review.category,
      comment_body: review.body,
      created_at: writtenAt(club, now),
    }));
}

function writtenAt(club: PastDemoClub, now: Date): Date {
  const met = seoulInstant(addDays(seoulToday(now), club.day), club.time);
  return new Date(Math.min(met.getTime() + WRITTEN_MS, now.getTime()));
}
