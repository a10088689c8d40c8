import { notices } from '@azit/contract/notices/notices.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import {
  countUnreadAfter,
  markLinesRead,
  type NoticePages,
  type Reading,
} from '../model/read-lines.ts';

export function useMarkRead() {
  const client = useQueryClient();
  const list = { queryKey: endpointKey(notices.list) };
  return useMutation({
    mutationFn: (reading: Reading) => call(notices.markRead, { body: reading }),
    onMutate: async (reading) => {
      // Cancel running fetches: their responses would restore the unread state.
      await client.cancelQueries(list);
      const readAt = new Date().toISOString();
      const [[, shown] = []] = client.getQueriesData<NoticePages>(list);
      if (!shown) return;
      client.setQueriesData<NoticePages>(list, (now) => now && markLinesRead(now, reading, readAt));
      client.setQueryData<number>(noticeQueries.unread().queryKey, (before) =>
        countUnreadAfter(shown, reading, before),
      );
    },
    onSettled: () => {
      void client.invalidateQueries(list);
      void client.invalidateQueries({ queryKey: noticeQueries.unread().queryKey });
    },
  });
}
