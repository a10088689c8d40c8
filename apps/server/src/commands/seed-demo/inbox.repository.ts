import {
  bigint,
  date,
  int,
  intArray,
  jsonText,
  nullable,
  text,
  time,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

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
