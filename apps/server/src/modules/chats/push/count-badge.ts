import type { Context } from '#server/context.ts';
import { countUnreadNotices } from '#server/modules/notices/count-unread-notices.ts';
import { countUnreadMessages } from '../rooms/list-rooms.ts';

/** The number on the app icon must equal the sum that the open app shows. */
export async function countBadge(context: Context, memberId: number): Promise<number> {
  const [notices, messages] = await Promise.all([
    countUnreadNotices(context, [memberId]),
    countUnreadMessages(context, memberId),
  ]);
  return (notices.get(memberId) ?? 0) + messages.group + messages.personal;
}
