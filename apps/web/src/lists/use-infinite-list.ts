import type { Page } from '@azit/contract/envelope';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { PagedQuery } from '#web/api/paged-query.ts';
import { uniqueItems } from '#web/api/paging.ts';

export type InfiniteListState<Item> = {
  items: readonly Item[];
  getId: (item: Item) => number;
  total: number;
  firstPage: Page<Item> | undefined;
  isPending: boolean;
  isLoadingMore: boolean;
  isFetching: boolean;
  isRetrying: boolean;
  error: Error | null;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
};

export function useInfiniteList<Item>(list: PagedQuery<Item>): InfiniteListState<Item> {
  const { getId, ...options } = list;
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const items = useMemo(() => uniqueItems(pages ?? [], getId), [pages, getId]);
  // The placeholder is the previous list. If that list is empty, show the skeleton instead of the
  // text for an empty list.
  const isOnItsWay = query.isPending || (query.isPlaceholderData && items.length === 0);
  // Defer the list: React then renders the cards in slices, and a slow phone stays responsive.
  const isDrawn = useDeferredValue(!isOnItsWay);

  return {
    items,
    getId,
    total: pages?.at(-1)?.pageInfo.totalElements ?? 0,
    firstPage: pages?.[0],
    isPending: isOnItsWay || !isDrawn,
    isLoadingMore: query.isFetchingNextPage,
    isFetching: query.isFetching,
    isRetrying: query.isFetching && query.isError,
    error: query.error,
    hasMore: query.hasNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching && !query.isError) void query.fetchNextPage();
    },
    retry: () => {
      void (pages && query.isFetchNextPageError ? query.fetchNextPage() : query.refetch());
    },
  };
}
