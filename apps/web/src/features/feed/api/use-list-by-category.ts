import { discovery, FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { call } from '#web/api/client.ts';
import { clubIdOf } from '#web/features/feed/model/club-id.ts';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';

/** `today` is part of the question: at midnight the answer is another one. */
export function useListByCategory(cl: number, today: string) {
  return useInfiniteList({
    queryKey: ['clubs', 'category', cl, today],
    fetchPage: (page, signal) =>
      call(discovery.listByCategory, { query: { page, size: FEED_PAGE_SIZE, cl }, signal }),
    idOf: clubIdOf,
  });
}
