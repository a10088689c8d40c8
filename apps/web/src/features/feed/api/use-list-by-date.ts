import { discovery, FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { call } from '#web/api/client.ts';
import { clubIdOf } from '#web/features/feed/model/club-id.ts';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';

/** `days` counts from `today`, so both name the day that is asked for. */
export function useListByDate(days: number, today: string) {
  return useInfiniteList({
    queryKey: ['clubs', 'date', days, today],
    fetchPage: (page, signal) =>
      call(discovery.listByDate, { query: { page, size: FEED_PAGE_SIZE, days }, signal }),
    idOf: clubIdOf,
  });
}
