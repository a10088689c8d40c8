import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { changeNoticeSettings } from './change-notice-settings.ts';
import { getNoticeSettings } from './get-notice-settings.ts';

export const noticeSettingsRoutes = routes(contract.noticeSettings, {
  get: ({ context, viewer }) => toData(getNoticeSettings(context, viewer)),
  change: ({ context, viewer, body }) => toData(changeNoticeSettings(context, viewer, body)),
});
