import type { Page } from '@azit/contract/envelope';
import type { Notice } from '@azit/contract/notices/notice.schema';
import { notices } from '@azit/contract/notices/notices.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';

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

type NoticePages = { pages: Page<Notice>[]; pageParams: unknown[] };

type Reading = { upTo: number; only?: true };

function markLinesRead(list: NoticePages, reading: Reading, readAt: string): NoticePages {
  const { upTo, only } = reading;
  const isMarked = ({ noticeId }: Notice) => (only ? noticeId === upTo : noticeId <= upTo);
  const read = (notice: Notice) =>
    isMarked(notice) && notice.readAt === null ? { ...notice, readAt } : notice;
  const pages = list.pages.map((page) => ({ ...page, data: page.data.map(read) }));
  return { ...list, pages };
}

/**
 * Counting the loaded notices is enough: pages load from the newest, so all notices after `upTo`
 * are loaded.
 */
function countNewerUnread({ pages }: NoticePages, upTo: number): number {
  return pages
    .flatMap(({ data }) => data)
    .filter(({ noticeId, readAt }) => noticeId > upTo && readAt === null).length;
}

function countUnreadAfter(list: NoticePages, { upTo, only }: Reading, before = 1): number {
  return only ? Math.max(before - 1, 0) : countNewerUnread(list, upTo);
}
