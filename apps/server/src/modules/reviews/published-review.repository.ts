import { bool, int, intArray, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const selectDueReviewees = statement('select_due_reviewees', {
  text: `
    select distinct reviewee_id from (
      select reviewee_id from reviews where not is_counted and publish_at <= :now
      order by publish_at limit 100) due`,
  params: { now: timestamp },
  row: { reviewee_id: int },
});

/**
 * Lock the reviewed members before counting their reviews: if two jobs run at once, the second must
 * not count the same reviews again.
 */
export const lockCountedMembers = statement('lock_counted_members', {
  text: `
    select member_id, status <> 'WITHDRAWN' as is_present from members
    where member_id = any(:member_ids) order by member_id for no key update`,
  params: { member_ids: intArray },
  row: { member_id: int, is_present: bool },
});

export const countDueReviews = statement('count_due_reviews', {
  text: `
    update reviews set is_counted = true
    where reviewee_id = any(:member_ids) and not is_counted and publish_at <= :now
    returning club_id, reviewer_id, reviewee_id`,
  params: { member_ids: intArray, now: timestamp },
  row: { club_id: int, reviewer_id: int, reviewee_id: int },
});

export const selectCountedReviewers = statement('select_counted_reviewers', {
  text: `
    select reviewee_id as member_id, array_agg(reviewer_id order by review_id) as reviewer_ids
    from reviews where reviewee_id = any(:member_ids) and is_counted group by reviewee_id`,
  params: { member_ids: intArray },
  row: { member_id: int, reviewer_ids: intArray },
});
