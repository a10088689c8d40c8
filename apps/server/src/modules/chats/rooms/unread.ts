import { isBlockedBy, type ViewerSql } from '#server/database/block-sql.ts';

/** Limits the cost of counting for a member who has not opened the room for a long time. */
const MAX_COUNTED = 1_000;

/**
 * SQL: the number of unread messages. System messages have no sender and do not count. The limit
 * applies to seqs instead of unread messages: many removed or own messages must not slow down the
 * count.
 */
export function unreadIn(member: string, room: string, viewer: ViewerSql): string {
  return `(select count(*)::integer from chat_messages unread
      where unread.room_id = ${member}.room_id
        and unread.seq > greatest(${member}.read_seq, ${room}.last_seq - ${MAX_COUNTED})
        and unread.sender_id <> :member_id and unread.deleted_at is null
        and (${isBlockedBy('unread.sender_id', viewer)}) is not true)`;
}
