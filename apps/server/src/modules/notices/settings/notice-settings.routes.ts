import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { changeNoticeSettings } from './change-notice-settings.ts';
import { getNoticeSettings } from './get-notice-settings.ts';

export const noticeSettingsRoutes = routes(contract.noticeSettings, {
  get: async ({ context, viewer }) => ({ data: await getNoticeSettings(context, viewer) }),
  change: async ({ context, viewer, body }) => ({
    data: await changeNoticeSettings(context, viewer, body),
  }),
});
