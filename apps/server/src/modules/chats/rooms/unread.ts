import { isBlockedBy, type ViewerSql } from '#server/database/block-sql.ts';

/** The limit bounds the cost of rooms that a member never opens. */
const MAX_COUNTED = 1_000;

/**
 * System lines have no sender and do not count. The limit counts seqs rather than unread messages, so that removed and own messages cannot slow
 * the count down.
 */
export function unreadIn(member: string, room: string, viewer: ViewerSql): string {
  return `(select count(*)::integer from chat_messages unread
      where unread.room_id = ${member}.room_id
        and unread.seq > greatest(${member}.read_seq, ${room}.last_seq - ${MAX_COUNTED})
        and unread.sender_id <> :member_id and unread.deleted_at is null
        and (${isBlockedBy('unread.sender_id', viewer)}) is not true)`;
}
