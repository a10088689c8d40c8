import { contract } from '@azit/contract';
import { HttpResult } from '#server/http/reply.ts';
import { routes, toData } from '#server/http/routes.ts';
import { countUnreadNotices } from './count-unread-notices.ts';
import { requireMailReader, unsubscribeAddresses } from './deliveries/unsubscribe-token.ts';
import { listNotices } from './list-notices.ts';
import { markRead, markSeen } from './mark-read.ts';
import { subscribeDevice, unsubscribeDevice } from './push/subscribe-device.ts';
import { changeNoticeSettings, switchMailOff } from './settings/change-notice-settings.ts';
import { getNoticeSettings } from './settings/get-notice-settings.ts';

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

export const noticeSettingsRoutes = routes(contract.noticeSettings, {
  get: ({ context, viewer }) => toData(getNoticeSettings(context, viewer)),
  change: ({ context, viewer, body }) => toData(changeNoticeSettings(context, viewer, body)),
});

export const pushRoutes = routes(contract.push, {
  getKey: async ({ context }) => ({ data: { publicKey: context.vapidKeys.publicKey } }),
  subscribe: ({ context, viewer, body }) => subscribeDevice(context, viewer, body),
  unsubscribe: ({ context, viewer, body }) => unsubscribeDevice(context, viewer, body.endpoint),
});

export const mailUnsubscriptionsRoutes = routes(contract.mailUnsubscriptions, {
  // Mail scanners open every link, so a GET only reads and a POST unsubscribes.
  open: async ({ context, params }) => {
    const reader = requireMailReader(context, params.token);
    return new HttpResult<undefined>({ location: unsubscribeAddresses(context, reader).page });
  },
  unsubscribe: async ({ context, params }) => {
    const { memberId, kind } = requireMailReader(context, params.token);
    await switchMailOff(context, memberId, kind);
    return { data: { kind } };
  },
});
