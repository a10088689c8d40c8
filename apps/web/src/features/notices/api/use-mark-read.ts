import { notices } from '@azit/contract/notices/notices.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { keyOf } from '#web/api/endpoint-query.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import { countUnreadAfter, markLinesRead, type NoticePages } from '../model/read-lines.ts';

/** Marks a notice and all older ones as read: shown at once, looked up again when the server has replied. */
export function useMarkRead() {
  const client = useQueryClient();
  const list = { queryKey: keyOf(notices.list) };
  return useMutation({
    mutationFn: (upTo: number) => call(notices.markRead, { body: { upTo } }),
    onMutate: async (upTo) => {
      // A list on its way would bring the old state back.
      await client.cancelQueries(list);
      const readAt = new Date().toISOString();
      const [[, shown] = []] = client.getQueriesData<NoticePages>(list);
      if (!shown) return;
      client.setQueriesData<NoticePages>(list, (now) => now && markLinesRead(now, upTo, readAt));
      client.setQueryData(noticeQueries.unread().queryKey, countUnreadAfter(shown, upTo));
    },
    onSettled: () => {
      void client.invalidateQueries(list);
      void client.invalidateQueries({ queryKey: noticeQueries.unread().queryKey });
    },
  });
}
