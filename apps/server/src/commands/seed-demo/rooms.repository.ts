import { date, int, jsonText, nullable, text, time, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

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
