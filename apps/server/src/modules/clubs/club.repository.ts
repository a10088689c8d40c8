import {
  bool,
  bytes,
  date,
  int,
  nullable,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { genderRestriction } from './club.column.ts';

/** What decides about a club and its seats. */
const lockedColumns = {
  club_id: int,
  host_id: int,
  club_name: text,
  meeting_date: date,
  meeting_time: time,
  member_limit: int,
  joined_count: int,
  gender_restriction: genderRestriction,
  birth_year_min: nullable(int),
  birth_year_max: nullable(int),
  is_online: bool,
  location: nullable(text),
  cancelled_at: nullable(timestamp),
  image_name: nullable(text),
};

/** When, how many, who and where, in the order in which both statements that write a plan take it. */
const planParams = [
  date,
  time,
  int,
  genderRestriction,
  nullable(int),
  nullable(int),
  bool,
  nullable(text),
] as const;

export const selectClub = statement({
  name: 'select_club',
  text: `
    select c.club_id, c.host_id, c.club_name, c.club_info, c.join_question, c.fee,
      c.meeting_date, c.meeting_time, c.member_limit, c.joined_count, c.gender_restriction,
      c.birth_year_min, c.birth_year_max, c.is_online, c.location, c.cancelled_at,
      c.image_path, c.image_name, c.category_small_id, c.category_large_id, s.category_name,
      h.nickname as host_nickname, h.image_path as host_image_path, h.image_name as host_image_name
    from clubs c
    join small_categories s using (category_small_id)
    join members h on h.member_id = c.host_id
    where c.club_id = $1`,
  params: [int],
  row: {
    ...lockedColumns,
    club_info: text,
    join_question: text,
    fee: int,
    image_path: nullable(text),
    category_small_id: int,
    category_large_id: int,
    category_name: text,
    host_nickname: nullable(text),
    host_image_path: nullable(text),
    host_image_name: nullable(text),
  },
});
export type ClubRow = StatementRow<typeof selectClub>;

/** Taken first by everything that changes a club or its seats. */
export const lockClub = statement({
  name: 'lock_club',
  text: `
    select club_id, host_id, club_name, meeting_date, meeting_time, member_limit, joined_count,
      gender_restriction, birth_year_min, birth_year_max, is_online, location, cancelled_at,
      image_name
    from clubs where club_id = $1 for update`,
  params: [int],
  row: lockedColumns,
});
export type LockedClub = StatementRow<typeof lockClub>;

/** Touches no row when the same host opened the same club after $4. */
export const recordClubOpening = statement({
  name: 'record_club_opening',
  text: `
    insert into club_openings as last (host_id, fingerprint, opened_at) values ($1, $2, $3)
    on conflict (host_id, fingerprint) do update set opened_at = excluded.opened_at
    where last.opened_at <= $4`,
  params: [int, bytes, timestamp, timestamp],
});

/** Touches no row when there is no such category. */
export const insertClub = statement({
  name: 'insert_club',
  text: `
    insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date,
      meeting_time, member_limit, gender_restriction, birth_year_min, birth_year_max, is_online,
      location, category_small_id, category_large_id, image_path, image_name, created_at)
    select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
      category_small_id, category_large_id, $15, $16, $17
    from small_categories where category_small_id = $14
    returning club_id`,
  params: [int, text, text, text, int, ...planParams, int, text, text, timestamp],
  row: { club_id: int },
});

export const updateClubPlan = statement({
  name: 'update_club_plan',
  text: `
    update clubs set club_name = $2, club_info = $3, fee = $4, meeting_date = $5,
      meeting_time = $6, member_limit = $7, gender_restriction = $8, birth_year_min = $9,
      birth_year_max = $10, is_online = $11, location = $12
    where club_id = $1`,
  params: [int, text, text, int, ...planParams],
});

export const updateClubBanner = statement({
  name: 'update_club_banner',
  text: 'update clubs set image_path = $2, image_name = $3 where club_id = $1',
  params: [int, text, text],
});

export const cancelClub = statement({
  name: 'cancel_club',
  text: 'update clubs set cancelled_at = $2 where club_id = $1 and cancelled_at is null',
  params: [int, timestamp],
});
