import { int, intArray, jsonText, text } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const selectAnyMember = statement('select_any_member', {
  text: 'select member_id from members limit 1',
  params: {},
  row: { member_id: int },
});

export const selectMemberByEmail = statement('select_demo_member_by_email', {
  text: 'select member_id from members where lower(email) = lower(:email)',
  params: { email: text },
  row: { member_id: int },
});

/**
 * Raise the statement timeout for this transaction: the next statement waits for the seeding lock,
 * which another server may hold longer than the default timeout.
 */
export const allowLongWait = statement('allow_long_wait', {
  text: `select set_config('statement_timeout', :most_ms, true) as allowed`,
  params: { most_ms: text },
  row: { allowed: text },
});

export const lockDemo = statement('lock_demo', {
  text: `select pg_advisory_xact_lock(hashtext('azit demo content'))::text as locked`,
  params: {},
  row: { locked: text },
});

export const insertDemoMember = statement('insert_demo_member', {
  text: `
    insert into members (nickname, email, password_hash, about_me, gender, birth_year,
      image_path, image_name)
    values (:nickname, :email, :password_hash, :about_me, :gender, :birth_year, :image_path,
      :image_name)
    returning member_id`,
  params: {
    nickname: text,
    email: text,
    password_hash: text,
    about_me: text,
    gender: text,
    birth_year: int,
    image_path: text,
    image_name: text,
  },
  row: { member_id: int },
});

export const insertDemoInterests = statement('insert_demo_interests', {
  text: `
    insert into member_interests (member_id, category_small_id)
    select :member_id, unnest(:category_small_ids::integer[])`,
  params: { member_id: int, category_small_ids: intArray },
});

export const insertDemoApplications = statement('insert_demo_applications', {
  text: `
    insert into club_members (club_id, member_id, status, join_answer, applied_at, decided_at,
      rejection_reason)
    select :club_id, member_id, status, join_answer, applied_at, decided_at, rejection_reason
    from jsonb_to_recordset(:applications::jsonb) as given (member_id integer, status text,
      join_answer text, applied_at timestamptz, decided_at timestamptz, rejection_reason text)`,
  params: { club_id: int, applications: jsonText },
});

export const insertDemoFollows = statement('insert_demo_follows', {
  text: `
    insert into follows (follower_id, followee_id)
    select * from unnest(:follower_ids::integer[], :followee_ids::integer[])`,
  params: { follower_ids: intArray, followee_ids: intArray },
});

export const insertDemoReviews = statement('insert_demo_reviews', {
  text: `
    insert into reviews (club_id, reviewer_id, reviewee_id, comment_category, comment_body,
      created_at)
    select club_id, reviewer_id, reviewee_id, comment_category, comment_body, created_at
    from jsonb_to_recordset(:reviews::jsonb) as given (club_id integer, reviewer_id integer,
      reviewee_id integer, comment_category text, comment_body text, created_at timestamptz)`,
  params: { reviews: jsonText },
});
