import type { Page } from '@azit/contract/envelope';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { PagedQuery } from '#web/api/paged-query.ts';
import { uniqueItems } from '#web/api/paging.ts';

export type InfiniteListState<Item> = {
  items: readonly Item[];
  idOf: (item: Item) => number;
  total: number;
  firstPage: Page<Item> | undefined;
  /** Nothing has arrived yet, and there is nothing else to show meanwhile. */
  isPending: boolean;
  isLoadingMore: boolean;
  /** A page is on its way, a further one or those shown once more. */
  isFetching: boolean;
  isRetrying: boolean;
  error: Error | null;
  hasMore: boolean;
  /** Safe to call at any time: ignored while a page is on its way, after an error and at the end. */
  loadMore: () => void;
  retry: () => void;
};

export function useInfiniteList<Item>(list: PagedQuery<Item>): InfiniteListState<Item> {
  const { idOf, ...options } = list;
  const query = useInfiniteQuery(options);
  const pages = query.data?.pages;
  const items = useMemo(() => uniqueItems(pages ?? [], idOf), [pages, idOf]);
  // An empty list of before says nothing about the one on its way.
  const isOnItsWay = query.isPending || (query.isPlaceholderData && items.length === 0);
  // A page of cards is drawn in slices: a slow phone answers to the touch in between.
  const isDrawn = useDeferredValue(!isOnItsWay);

  return {
    items,
    idOf,
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
