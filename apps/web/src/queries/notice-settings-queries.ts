import { noticeSettings } from '@azit/contract/notices/notice-settings.endpoints';
import { push } from '@azit/contract/notices/push.endpoints';
import { dataOf, endpointQuery } from '#web/api/endpoint-query.ts';

export const noticeSettingsQueries = {
  own: () => ({ ...endpointQuery(noticeSettings.get, {}, dataOf), staleTime: 0 }),
  pushKey: () => ({
    ...endpointQuery(push.getKey, {}, ({ data }) => data.publicKey),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
