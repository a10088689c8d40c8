import { isBlockedBy, requestViewer } from '#server/database/block-sql.ts';

/** A room that nobody opens for long must not make every count slower. */
const MAX_COUNTED = 1_000;

/**
 * SQL: how many of the last `MAX_COUNTED` messages of this room `:member_id` has not read: not their
 * own, not removed, none from before they came or by somebody they have blocked. What does not count
 * is looked at as well, so the bound is one of places: somebody who writes and removes all day, or
 * never says that they have read their own, costs no more than others.
 */
export function unreadIn(member: string, room: string): string {
  return `(select count(*)::integer from chat_messages unread
      where unread.room_id = ${member}.room_id
        and unread.seq > greatest(${member}.read_seq, ${room}.last_seq - ${MAX_COUNTED})
        and unread.sender_id is distinct from :member_id and unread.deleted_at is null
        and (${isBlockedBy('unread.sender_id', requestViewer(':member_id'))}) is not true)`;
}
