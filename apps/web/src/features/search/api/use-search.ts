import type { ClubCard } from '@azit/contract/clubs/club.schema';
import { discovery, SEARCH_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { call } from '#web/api/client.ts';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';

const idOf = ({ clubId }: ClubCard) => clubId;

/** Asks nothing while there is no word. */
export function useSearch(keyword: string, today: string) {
  return useInfiniteList({
    queryKey: ['clubs', 'search', keyword, today],
    fetchPage: (page, signal) =>
      call(discovery.search, { query: { page, size: SEARCH_PAGE_SIZE, keyword }, signal }),
    idOf,
    enabled: keyword !== '',
  });
}
