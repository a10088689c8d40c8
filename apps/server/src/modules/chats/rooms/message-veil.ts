import { isBlockedBy, type ViewerSql } from '#server/database/block-sql.ts';

/**
 * SQL: what this row of chat_messages says is kept from the viewer, who has blocked its sender. What
 * a host announces is about the club, and told nevertheless. Null for a line of the room itself.
 */
export function isMessageVeiled(message: string, viewer: ViewerSql): string {
  return `(${message}.kind <> 'ANNOUNCEMENT' and ${isBlockedBy(`${message}.sender_id`, viewer)})`;
}
