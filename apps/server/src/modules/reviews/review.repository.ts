import { isClubHidden, isHidden } from '#server/database/block-sql.ts';
import {
  bigint,
  date,
  float,
  int,
  intArray,
  jsonText,
  nullable,
  time,
  timestamp,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

/**
 * Lock clubs before members: inserting a review would otherwise lock the clubs after the members.
 */
export const lockReviewedClubs = statement({
  name: 'lock_reviewed_clubs',
  text: `
    select club_id, host_id, meeting_date, meeting_time, duration_minutes, cancelled_at
    from clubs c where club_id = any(:club_ids) and not ${isClubHidden('c', ':viewer_id')}
    order by club_id
    for key share`,
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

/** Lock the reviewed members, so that review ids and reputations grow in the same order. */
export const lockReviewees = statement({
  name: 'lock_reviewees',
  text: `
    select member_id, reputation from members
    where member_id = any(:member_ids) and status <> 'WITHDRAWN'
      and not (${isHidden('member_id', ':viewer_id')})
    order by member_id
    for no key update`,
  params: { member_ids: intArray, viewer_id: int },
  row: { member_id: int, reputation: float },
});

export const selectJoinedPairs = statement({
  name: 'select_joined_pairs',
  text: `
    select club_id, member_id from club_members
    where club_id = any(:club_ids) and member_id = any(:member_ids) and status = 'CLUB_JOINED'`,
  params: { club_ids: intArray, member_ids: intArray },
  row: { club_id: int, member_id: int },
});

export const countEarlierReviews = statement({
  name: 'count_earlier_reviews',
  text: `
    select reviewee_id, count(*) as given from reviews
    where reviewer_id = :reviewer_id and reviewee_id = any(:reviewee_ids)
    group by reviewee_id`,
  params: { reviewer_id: int, reviewee_ids: intArray },
  row: { reviewee_id: int, given: bigint },
});

export const insertReviews = statement({
  name: 'insert_reviews',
  text: `
    insert into reviews
      (reviewer_id, club_id, reviewee_id, comment_category, comment_body, created_at)
    select :reviewer_id, club_id, reviewee_id, comment_category, comment_body, :created_at
    from json_to_recordset(:reviews) as given
      (position int, club_id int, reviewee_id int, comment_category text, comment_body text)
    order by position
    returning review_id, club_id, reviewee_id`,
  params: { reviewer_id: int, reviews: jsonText, created_at: timestamp },
  row: { review_id: bigint, club_id: int, reviewee_id: int },
});

/**
 * Read the keys first. A literal LIMIT lets PostgreSQL reuse one plan, so `position` cuts the page
 * to the requested size.
 */
export const selectReceivedReviews = statement({
  name: 'select_received_reviews',
  text: `
    select (select count(*) from reviews where reviewee_id = :member_id) as total, (
      select coalesce(json_agg(json_build_object(
        'reviewId', page.review_id,
        'commentCategory', r.comment_category,
        'commentBody', r.comment_body,
        'club', json_build_object(
          'clubId', c.club_id, 'clubName', c.club_name, 'meetingDate', c.meeting_date)
      ) order by page.review_id desc), '[]')
      from (
        select review_id, row_number() over (order by review_id desc) as position
        from (
          select review_id from reviews where reviewee_id = :member_id
          order by review_id desc
          limit 50 offset :skipped
        ) keys
      ) page
      join reviews r using (review_id)
      join clubs c using (club_id)
      where page.position <= :size
    )::text as items`,
  params: { member_id: int, skipped: bigint, size: bigint },
  row: { total: bigint, items: jsonText },
});
