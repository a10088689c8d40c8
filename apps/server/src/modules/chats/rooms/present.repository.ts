import { isRoomBlocked } from '#server/database/block-sql.ts';
import { bigint, bool, int, notNull, nullable, timestamp } from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { isWritable } from './may-chat.ts';
import { isPresent } from './presence.ts';

const PRESERVED = 'the preserved side of the outer join';

/**
 * SQL: the member is the host of the club `c`, or the host or a co-host of the crew of the room
 * `r`.
 */
export const isRoomHost = `(coalesce(c.club_id = r.club_id and c.host_id = :member_id, false) or exists (
  select from crew_members host
  where host.crew_id = r.crew_id and host.member_id = :member_id
    and host.role in ('HOST', 'COHOST')))`;

export const selectPresent = statement('select_present_room_member', {
  text: `
    select r.club_id, r.crew_id, r.last_seq, own.joined_seq, own.read_seq,
      ${isRoomHost} as is_host,
      ${isWritable({ room: 'r', club: 'c', other: 'other.member_id', viewer: ':member_id' })} as writable
    from chat_rooms r
    join chat_members own using (room_id)
    left join clubs c using (club_id)
    left join chat_members other
      on other.room_id = r.room_id and r.pair_key is not null and other.member_id <> :member_id
    where r.room_id = :room_id and own.member_id = :member_id and ${isPresent('own')}
      and not ${isRoomBlocked('r', ':member_id')}`,
  params: { room_id: bigint, member_id: int, now: timestamp },
  row: {
    club_id: nullable(int, PRESERVED),
    crew_id: nullable(int, PRESERVED),
    last_seq: notNull(int, PRESERVED),
    joined_seq: notNull(int, PRESERVED),
    read_seq: notNull(int, PRESERVED),
    is_host: bool,
    writable: bool,
  },
});
export type PresentMember = StatementRow<typeof selectPresent>;

export const lockRoom = statement('lock_chat_room', {
  text: 'select room_id from chat_rooms where room_id = :room_id for update',
  params: { room_id: bigint },
  row: { room_id: bigint },
});

/**
 * Waits for changes of the club's seats: they lock the club FOR UPDATE, which conflicts with this
 * key-share lock.
 */
export const lockRoomClub = statement('lock_club_of_room', {
  text: `
    select c.club_id from clubs c join chat_rooms r using (club_id)
    where r.room_id = :room_id for key share of c`,
  params: { room_id: bigint },
  row: { club_id: int },
});

export const selectPresentMembers = statement('select_present_room_members', {
  text: `
    select member_id from chat_members own
    where room_id = :room_id and ${isPresent('own')}`,
  params: { room_id: bigint, now: timestamp },
  row: { member_id: int },
});
