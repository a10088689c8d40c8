import { notices } from '@azit/contract/notices/notices.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#web/api/client.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';

/**
 * The bell counts notices that arrived since the list was last open. Each notice stays unread until
 * it is opened.
 */
export function useMarkSeen(upTo: number | undefined): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (newest: number) => call(notices.markSeen, { body: { upTo: newest } }),
  });
  useEffect(() => {
    if (upTo === undefined) return;
    const { queryKey } = noticeQueries.unread();
    const mark = () => {
      if (document.visibilityState !== 'visible' || client.getQueryData(queryKey) === 0) return;
      client.setQueryData(queryKey, 0);
      mutate(upTo);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, mutate, upTo]);
}
