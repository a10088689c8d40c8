import { isBlockedBy, type ViewerSql } from '#server/database/block-sql.ts';

/**
 * SQL: the viewer has blocked the sender, so the content is hidden. Announcements stay visible,
 * because they concern the whole club.
 */
export function isMessageVeiled(message: string, viewer: ViewerSql): string {
  return `(${message}.kind <> 'ANNOUNCEMENT' and ${isBlockedBy(`${message}.sender_id`, viewer)})`;
}
