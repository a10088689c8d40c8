import type { BodyInput } from '@azit/contract/endpoint';
import { noticeSettings } from '@azit/contract/notices/notice-settings.endpoints';
import type { NoticeSettings } from '@azit/contract/notices/notice-settings.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { toast } from '#web/notify/notify.ts';
import { noticeSettingsQueries } from '#web/queries/notice-settings-queries.ts';
import { withChange } from '../model/changed-settings.ts';

export type NoticeSettingsChange = BodyInput<typeof noticeSettings.change>;

export function useChangeNoticeSettings() {
  const client = useQueryClient();
  const { queryKey } = noticeSettingsQueries.own();
  return useMutation({
    mutationKey: queryKey,
    mutationFn: async (change: NoticeSettingsChange) =>
      (await call(noticeSettings.change, { body: change })).data,
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<NoticeSettings>(queryKey);
      client.setQueryData<NoticeSettings>(queryKey, (now) => now && withChange(now, change));
      return before;
    },
    onError: (_error, _change, before) => {
      client.setQueryData(queryKey, before);
      toast('설정을 저장하지 못했어요.');
    },
    // Refetch only after the last pending change: an earlier refetch would hide the changes after
    // it.
    onSettled: () => {
      if (client.isMutating({ mutationKey: queryKey }) === 1)
        void client.invalidateQueries({ queryKey });
    },
  });
}
