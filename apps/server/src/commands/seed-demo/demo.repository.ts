import { bool, float, int, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const selectAnyMember = statement({
  name: 'select_any_member',
  text: 'select member_id from members limit 1',
  params: [],
  row: { member_id: int },
});

export const selectMemberByEmail = statement({
  name: 'select_demo_member_by_email',
  text: 'select member_id from members where lower(email) = lower($1)',
  params: [text],
  row: { member_id: int },
});

/** Two servers that start together on one empty database seed it once. */
export const lockDemo = statement({
  name: 'lock_demo',
  text: `select pg_advisory_xact_lock(hashtext('azit demo content'))::text as locked`,
  params: [],
  row: { locked: text },
});

export const insertDemoMember = statement({
  name: 'insert_demo_member',
  text: `
    insert into members (nickname, email, password_hash, about_me, gender, birth_year, image_path, image_name)
    values ($1, $2, $3, $4, $5, $6, $7, $8)
    returning member_id`,
  params: [text, text, text, text, text, int, text, text],
  row: { member_id: int },
});

export const insertDemoInterest = statement({
  name: 'insert_demo_interest',
  text: 'insert into member_interests (member_id, category_small_id) values ($1, $2)',
  params: [int, int],
});

export const insertDemoApplication = statement({
  name: 'insert_demo_application',
  text: `
    insert into club_members (club_id, member_id, status, join_answer, applied_at, is_hidden)
    values ($1, $2, $3, $4, $5, $6)`,
  params: [int, int, text, nullable(text), timestamp, bool],
});

export const insertDemoFollow = statement({
  name: 'insert_demo_follow',
  text: 'insert into follows (follower_id, followee_id) values ($1, $2)',
  params: [int, int],
});

export const insertDemoReview = statement({
  name: 'insert_demo_review',
  text: `
    insert into reviews (club_id, reviewer_id, reviewee_id, comment_category, comment_body, created_at)
    values ($1, $2, $3, $4, $5, $6)`,
  params: [int, int, int, text, nullable(text), timestamp],
});

export const updateDemoReputation = statement({
  name: 'update_demo_reputation',
  text: 'update members set reputation = $2 where member_id = $1',
  params: [int, float],
});
