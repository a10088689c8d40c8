import {
  bigint,
  date,
  int,
  intArray,
  jsonText,
  nullable,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
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

export const insertDemoNotices = statement('insert_demo_notices', {
  text: `
    insert into notices (member_id, kind, club_id, actor_id, data, dedupe_key, created_at, read_at,
      fold_since, fold_actors)
    select member_id, kind, club_id, actor_id, data, dedupe_key, created_at, read_at, fold_since,
      fold_actors
    from jsonb_to_recordset(:notices::jsonb) as given (
      member_id integer, kind text, club_id integer, actor_id integer, data jsonb, dedupe_key text,
      created_at timestamptz, read_at timestamptz, fold_since timestamptz, fold_actors integer[])
    order by created_at`,
  params: { notices: jsonText },
});

export const foldDemoNotices = statement('fold_demo_notices', {
  text: `
    update notices earlier set folded_into = later.notice_id
    from jsonb_to_recordset(:notices::jsonb) as given (dedupe_key text, folded_into_key text)
    join notices later on later.dedupe_key = given.folded_into_key
    where earlier.dedupe_key = given.dedupe_key`,
  params: { notices: jsonText },
});

export const insertDemoNoticeSettings = statement('insert_demo_notice_settings', {
  text: `
    insert into notice_settings (member_id, kinds)
    select member_id, :kinds from unnest(:member_ids::integer[]) as muted (member_id)`,
  params: { member_ids: intArray, kinds: jsonText },
});

export const selectDemoClubs = statement('select_demo_clubs', {
  text: `
    select club_id, club_name, meeting_date, meeting_time,
      (select r.room_id from chat_rooms r where r.club_id = c.club_id) as room_id
    from clubs c`,
  params: {},
  row: {
    club_id: int,
    club_name: text,
    meeting_date: date,
    meeting_time: time,
    room_id: nullable(bigint),
  },
});

export const selectDemoSeats = statement('select_demo_seats', {
  text: `
    select c.club_id, c.club_name, c.host_id, c.created_at, c.meeting_date, c.meeting_time,
      c.cancelled_at, c.cancel_reason, s.member_id, s.applied_at,
      (select max(changed_at) from club_changes changed where changed.club_id = c.club_id)
        as moved_at
    from clubs c join club_members s using (club_id)
    where s.status = 'CLUB_JOINED' and s.member_id <> c.host_id
    order by c.club_id, s.club_member_id`,
  params: {},
  row: {
    club_id: int,
    club_name: text,
    host_id: int,
    created_at: timestamp,
    meeting_date: date,
    meeting_time: time,
    cancelled_at: nullable(timestamp),
    cancel_reason: nullable(text),
    member_id: int,
    applied_at: timestamp,
    moved_at: nullable(timestamp),
  },
});

export const insertDemoRooms = statement('insert_demo_rooms', {
  text: `
    insert into chat_rooms (club_id, pair_key, crew_id, last_seq, last_message_at, created_at)
    select club_id, pair_key, crew_id, last_seq, last_message_at, created_at
    from jsonb_to_recordset(:rooms::jsonb) as given (club_id integer, pair_key text,
      crew_id integer, last_seq integer, last_message_at timestamptz, created_at timestamptz)`,
  params: { rooms: jsonText },
});

const ROOM = `chat_rooms r on r.club_id = given.club_id or r.pair_key = given.pair_key
      or r.crew_id = given.crew_id`;

export const insertDemoMessages = statement('insert_demo_messages', {
  text: `
    insert into chat_messages (room_id, seq, sender_id, client_id, kind, body, image_path,
      image_name, image_width, image_height, event, subject_id, created_at)
    select r.room_id, seq, sender_id, client_id, kind, body,
      case when image_name is not null then :image_path end, image_name,
      case when image_name is not null then :width::int end,
      case when image_name is not null then :height::int end,
      event, subject_id, given.created_at
    from jsonb_to_recordset(:messages::jsonb) as given (club_id integer, pair_key text,
      crew_id integer, seq integer,
      sender_id integer, client_id text, kind text, body text, image_name text, event jsonb,
      subject_id integer, created_at timestamptz)
    join ${ROOM}`,
  params: { messages: jsonText, image_path: text, width: int, height: int },
});

export const insertDemoRoomMembers = statement('insert_demo_room_members', {
  text: `
    insert into chat_members (room_id, member_id, joined_seq, read_seq)
    select r.room_id, member_id, joined_seq, read_seq
    from jsonb_to_recordset(:members::jsonb) as given (club_id integer, pair_key text,
      crew_id integer, member_id integer, joined_seq integer, read_seq integer)
    join ${ROOM}`,
  params: { members: jsonText },
});
