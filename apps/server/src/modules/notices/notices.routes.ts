import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { countUnreadNotices } from './count-unread-notices.ts';
import { listNotices } from './list-notices.ts';
import { markRead } from './mark-read.ts';
import { markSeen } from './mark-seen.ts';

export const noticesRoutes = routes(
  contract.notices,
  {
    list: async ({ context, viewer, query }) => listNotices(context, viewer, query),
    countUnread: async ({ context, viewer: { memberId } }) => {
      const counted = await countUnreadNotices(context, [memberId]);
      return { data: { unread: counted.get(memberId) ?? 0 } };
    },
    markRead: async ({ context, viewer, body }) => markRead(context, viewer, body),
    markSeen: async ({ context, viewer, body }) => markSeen(context, viewer, body.upTo),
  },
  { sendsPosition: ['countUnread'] },
);
