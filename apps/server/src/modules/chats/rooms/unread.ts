/** A room that nobody opens for long must not make every count slower. */
const MOST_COUNTED = 1_000;

/**
 * SQL: how many messages of this room the member has not read: not their own, not removed, none from
 * before they came or by somebody they have blocked; `MOST_COUNTED` stands for any more.
 */
export function unreadIn(member: string): string {
  return `(select count(*)::integer from (
      select from chat_messages unread
      where unread.room_id = ${member}.room_id and unread.seq > ${member}.read_seq
        and unread.sender_id is distinct from ${member}.member_id and unread.deleted_at is null
        and not exists (select from blocks b
          where b.blocker_id = ${member}.member_id and b.blocked_id = unread.sender_id)
      limit ${MOST_COUNTED}) as counted)`;
}
