import { discovery, FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { clubIdOf } from '#web/features/feed/model/club-id.ts';
import { call } from '#web/lib/api-client.ts';
import { useInfiniteList } from '#web/lib/use-infinite-list.ts';

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
