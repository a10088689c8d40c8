import { noticeSettings } from '@azit/contract/notices/notice-settings.endpoints';
import { push } from '@azit/contract/notices/push.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const noticeSettingsQueries = {
  own: () => ({ ...endpointQuery(noticeSettings.get, {}, readData), staleTime: 0 }),
  pushKey: () => ({
    ...endpointQuery(push.getKey, {}, ({ data }) => data.publicKey),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
