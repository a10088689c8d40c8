import { bigint, int, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isPresent } from './presence.ts';

/**
 * Lock the room to wait for messages that are being sent: sending does not change a `push_due_at`
 * that is already set, so clearing it meanwhile would lose the push of the new message.
 */
export const markOwnRead = statement('mark_room_read', {
  text: `
    with room as (
      select room_id, last_seq from chat_rooms where room_id = :room_id for share
    )
    update chat_members own set read_seq = least(:seq::int, room.last_seq),
      push_due_at = case when :seq::int < room.last_seq then own.push_due_at end
    from room
    where own.room_id = room.room_id and own.member_id = :member_id
      and ${isPresent('own')} and own.read_seq < least(:seq::int, room.last_seq)`,
  params: { room_id: bigint, member_id: int, seq: int, now: timestamp },
});

export const markNewestRead = statement('mark_newest_read', {
  text: `
    update chat_members set read_seq = :seq
    where room_id = :room_id and member_id = :member_id and read_seq = :seq - 1`,
  params: { room_id: bigint, member_id: int, seq: int },
});
