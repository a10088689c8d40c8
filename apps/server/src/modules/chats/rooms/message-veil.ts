import { isBlockedBy, type ViewerSql } from '#server/database/block-sql.ts';

/**
 * SQL: the viewer blocked the sender. Announcements concern the whole club, so they stay visible.
 */
export function isMessageVeiled(message: string, viewer: ViewerSql): string {
  return `(${message}.kind <> 'ANNOUNCEMENT' and ${isBlockedBy(`${message}.sender_id`, viewer)})`;
}
