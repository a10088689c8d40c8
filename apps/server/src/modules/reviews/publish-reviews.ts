import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { appendReviews } from '#server/modules/members/reputation/append-events.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import {
  countDueReviews,
  lockCountedMembers,
  selectCountedReviewers,
  selectDueReviewees,
} from './review.repository.ts';

export const PUBLISH_TASK = 'publish-reviews';

/**
 * A review becomes visible at `publish_at` even without this job. The job adds its effect to the
 * reputation of the reviewed member and notifies that member.
 */
export async function publishReviews(context: Context, signal: AbortSignal): Promise<void> {
  let published: number;
  do {
    published = await inTransaction(context, (tx) => publishBatch(tx));
  } while (published > 0 && !signal.aborted);
}

async function publishBatch(tx: Transaction): Promise<number> {
  const now = tx.clock.now();
  const due = await findMany(tx, selectDueReviewees, { now });
  const member_ids = due.map((row) => row.reviewee_id);
  const members = await findMany(tx, lockCountedMembers, { member_ids });
  const before = await findMany(tx, selectCountedReviewers, { member_ids });
  const countedBefore = new Map(before.map((row) => [row.member_id, row.reviewer_ids]));
  const counted = await findMany(tx, countDueReviews, { member_ids, now });
  await appendReviews(tx, counted, { countedBefore, now });
  const present = new Set(members.filter((row) => row.is_present).map((row) => row.member_id));
  // Reviews are anonymous, so the notice must not name the writer.
  const notices = counted
    .filter((row) => present.has(row.reviewee_id))
    .map((row) => ({
      kind: 'REVIEW_RECEIVED' as const,
      memberId: row.reviewee_id,
      clubId: row.club_id,
      dedupeKey: `REVIEW_RECEIVED:${row.reviewee_id}:${row.club_id}:${now.toISOString()}`,
    }));
  await addNotices(tx, notices);
  return counted.length;
}
