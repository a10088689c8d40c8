import { discovery, FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { call } from '#web/api/client.ts';
import { clubIdOf } from '#web/features/feed/model/club-id.ts';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';

export function useRecommend(memberId: number, today: string) {
  return useInfiniteList({
    queryKey: ['clubs', 'recommend', memberId, today],
    fetchPage: (page, signal) =>
      call(discovery.recommend, {
        params: { memberId },
        query: { page, size: FEED_PAGE_SIZE },
        signal,
      }),
    idOf: clubIdOf,
  });
}
