import { isClubHidden, isHidden } from '#server/database/block-sql.ts';
import {
  bigint,
  bool,
  date,
  int,
  intArray,
  jsonText,
  nullable,
  time,
  timestamp,
} from '#server/database/column.ts';
import { memberSummaryFields } from '#server/database/member-json.ts';
import { statement } from '#server/database/statement.ts';
import { isAbsent } from '#server/modules/members/reputation/absence-sql.ts';

/**
 * Lock clubs before members, like all transactions. The lock also makes reviewers of one club
 * queue, so that the last one sees all reviews and publishes them.
 */
export const lockReviewedClubs = statement('lock_reviewed_clubs', {
  text: `
    select club_id, host_id, meeting_date, meeting_time, duration_minutes, cancelled_at
    from clubs c where club_id = any(:club_ids) and not ${isClubHidden('c', ':viewer_id')}
    order by club_id
    for no key update`,
  params: { club_ids: intArray, viewer_id: int },
  row: {
    club_id: int,
    host_id: int,
    meeting_date: date,
    meeting_time: time,
    duration_minutes: int,
    cancelled_at: nullable(timestamp),
  },
});

/**
 * Lock the reviewed members: otherwise a member who is withdrawing at the same time could still get
 * a review.
 */
export const lockReviewees = statement('lock_reviewees', {
  text: `
    select member_id from members
    where member_id = any(:member_ids) and status <> 'WITHDRAWN'
      and not (${isHidden('member_id', ':viewer_id')})
    order by member_id
    for share`,
  params: { member_ids: intArray, viewer_id: int },
  row: { member_id: int },
});

export const selectJoinedPairs = statement('select_joined_pairs', {
  text: `
    select club_id, member_id, ${isAbsent('s.club_id', 's.member_id')} as is_absent
    from club_members s
    where club_id = any(:club_ids) and member_id = any(:member_ids) and status = 'CLUB_JOINED'`,
  params: { club_ids: intArray, member_ids: intArray },
  row: { club_id: int, member_id: int, is_absent: bool },
});

/**
 * All unpublished reviews of a meeting are published together, 24 hours after the first of them.
 */
const publishAt = `coalesce(
  (select min(first.publish_at) from reviews first
    where first.club_id = given.club_id and first.publish_at > :now),
  :now::timestamptz + interval '24 hours')`;

export const insertReviews = statement('insert_reviews', {
  text: `
    insert into reviews (reviewer_id, club_id, reviewee_id, comment_category, second_category,
      comment_body, created_at, publish_at, is_counted)
    select :reviewer_id, club_id, reviewee_id, comment_category, second_category,
      comment_body, :now, ${publishAt}, false
    from json_to_recordset(:reviews) as given (position int, club_id int, reviewee_id int,
      comment_category text, second_category text, comment_body text)
    order by position
    returning review_id, club_id, reviewee_id`,
  params: { reviewer_id: int, reviews: jsonText, now: timestamp },
  row: { review_id: bigint, club_id: int, reviewee_id: int },
});

export const publishCompleteClubs = statement('publish_complete_clubs', {
  text: `
    update reviews r set publish_at = :now
    where club_id = any(:club_ids) and publish_at > :now and not exists (
      select from club_members s
      join members m on m.member_id = s.member_id and m.status <> 'WITHDRAWN'
      where s.club_id = r.club_id and s.status = 'CLUB_JOINED'
        and not ${isAbsent('s.club_id', 's.member_id')}
        and not exists (
          select from reviews own where own.club_id = s.club_id and own.reviewer_id = s.member_id))`,
  params: { club_ids: intArray, now: timestamp },
});

const isPublished = 'reviewee_id = :member_id and publish_at <= :now';

/**
 * Select the keys of the page before joining the reviews. A literal LIMIT lets PostgreSQL reuse one
 * plan, so `position` reduces the page to the requested size.
 */
export const selectReceivedReviews = statement('select_received_reviews', {
  text: `
    select (select count(*) from reviews where ${isPublished}) as total, (
      select coalesce(json_agg(json_build_object(
        'reviewId', page.review_id,
        'commentCategory', r.comment_category,
        'secondCategory', r.second_category,
        'commentBody', r.comment_body,
        'club', json_build_object(
          'clubId', c.club_id, 'clubName', c.club_name, 'meetingDate', c.meeting_date)
      ) order by page.review_id desc), '[]')
      from (
        select review_id, row_number() over (order by review_id desc) as position
        from (
          select review_id from reviews where ${isPublished}
          order by review_id desc
          limit 50 offset :skipped
        ) keys
      ) page
      join reviews r using (review_id)
      join clubs c using (club_id)
      where page.position <= :size
    )::text as items`,
  params: { member_id: int, now: timestamp, skipped: bigint, size: bigint },
  row: { total: bigint, items: jsonText },
});

export const eraseReviewText = statement('erase_review_text', {
  text: `
    update reviews set comment_body = null
    where review_id = :review_id and comment_body is not null`,
  params: { review_id: bigint },
});

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

export const selectReviewees = statement('select_reviewees', {
  text: `
    select c.meeting_date, c.meeting_time, c.duration_minutes, c.cancelled_at,
      c.host_id = :viewer_id or exists (
        select from club_members own
        where own.club_id = c.club_id and own.member_id = :viewer_id and own.status = 'CLUB_JOINED'
      ) as was_there, (
        select count(*)::int4 from club_members came
        where came.club_id = c.club_id and came.status = 'CLUB_JOINED'
          and not ${isAbsent('c.club_id', 'came.member_id')}
      ) as attended_count, (
        select coalesce(json_agg(json_build_object(${memberSummaryFields('person')})
          order by person.member_id <> c.host_id, seat.decided_at nulls first, seat.club_member_id
        ), '[]')
        from club_members seat
        join members person on person.member_id = seat.member_id and person.status <> 'WITHDRAWN'
        where seat.club_id = c.club_id and seat.status = 'CLUB_JOINED'
          and seat.member_id <> :viewer_id and not (${isHidden('seat.member_id', ':viewer_id')})
          and not ${isAbsent('c.club_id', 'seat.member_id')}
          and not exists (
            select from reviews r
            where r.club_id = c.club_id and r.reviewer_id = :viewer_id
              and r.reviewee_id = seat.member_id)
      )::text as people
    from clubs c where c.club_id = :club_id and not ${isClubHidden('c', ':viewer_id')}`,
  params: { club_id: int, viewer_id: int },
  row: {
    meeting_date: date,
    meeting_time: time,
    duration_minutes: int,
    cancelled_at: nullable(timestamp),
    was_there: bool,
    attended_count: int,
    people: jsonText,
  },
});
