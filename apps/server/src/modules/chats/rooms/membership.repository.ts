import {
  bigint,
  bool,
  int,
  intArray,
  notNull,
  nullable,
  timestamp,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isPresent } from './presence.ts';
import { isClubRoomOpen } from './room-closing.ts';

export const lockClubRoom = statement('lock_room_of_club', {
  text: 'select room_id, last_seq from chat_rooms where club_id = :club_id for update',
  params: { club_id: nullable(int) },
  row: { room_id: bigint, last_seq: int },
});

export const insertClubRoom = statement('insert_room_of_club', {
  text: `
    insert into chat_rooms (club_id, last_message_at, created_at) values (:club_id, :now, :now)
    returning room_id, last_seq`,
  params: { club_id: int, now: timestamp },
  row: { room_id: bigint, last_seq: int },
});

export const upsertRoomMember = statement('upsert_room_member', {
  text: `
    insert into chat_members (room_id, member_id, joined_seq, read_seq, until)
    values (:room_id, :member_id, :joined_seq, :joined_seq, :until)
    on conflict (room_id, member_id) do update
    set joined_seq = excluded.joined_seq, read_seq = excluded.read_seq, left_at = null,
      until = excluded.until`,
  params: { room_id: bigint, member_id: int, joined_seq: int, until: nullable(timestamp) },
});

export const leaveRoom = statement('leave_room', {
  text: `
    update chat_members set left_at = :now, push_due_at = null
    where room_id = :room_id and member_id = :member_id and left_at is null`,
  params: { room_id: bigint, member_id: int, now: timestamp },
});

const clubRooms = `
  select room_id from chat_rooms where club_id = any(:club_ids)
  union select room_id from chat_rooms join clubs using (crew_id) where clubs.club_id = any(:club_ids)`;

/** Lock rooms in id order, before members: sending locks the room first, then the sender. */
export const lockClubRooms = statement('lock_rooms_of_clubs', {
  text: `
    select room_id from chat_rooms where room_id in (${clubRooms})
    order by room_id for update`,
  params: { club_ids: intArray },
  row: { room_id: bigint },
});

export const lockMemberRooms = statement('lock_rooms_of_member', {
  text: `
    select room_id from chat_rooms where room_id in (
      select room_id from chat_members where member_id = :member_id and left_at is null
      union ${clubRooms})
    order by room_id for update`,
  params: { member_id: int, club_ids: intArray },
  row: { room_id: bigint },
});

export const selectMemberRooms = statement('select_rooms_of_member', {
  text: `
    select r.room_id, case when r.crew_id is not null then ${isPresent('own')}
      else c.club_id is not null and ${isClubRoomOpen('c')} end as is_open
    from chat_members own join chat_rooms r using (room_id) left join clubs c using (club_id)
    where own.member_id = :member_id and own.left_at is null
    order by r.room_id`,
  params: { member_id: int, now: timestamp },
  row: { room_id: notNull(bigint, 'the preserved side of the outer join'), is_open: bool },
});
