import type { Page } from '@azit/contract/envelope';
import type { keepPreviousData, QueryKey } from '@tanstack/react-query';
import { nextPage } from './paging.ts';

/** What `useInfiniteQuery` takes, and how a list tells one row from another. */
export type PagedQuery<Row> = {
  queryKey: QueryKey;
  queryFn: (context: { pageParam: number; signal: AbortSignal }) => Promise<Page<Row>>;
  initialPageParam: number;
  getNextPageParam: (last: Page<Row>) => number | undefined;
  /** One function for all renders: with a new one the duplicates would be sorted out anew. */
  getId: (row: Row) => number;
  enabled?: boolean;
  /** What to show until the first page arrives: `keepPreviousData` for the list shown before. */
  placeholderData?: typeof keepPreviousData;
};

type PagedSource<Row> = Pick<PagedQuery<Row>, 'queryKey' | 'getId'> & {
  fetchPage: (page: number, signal: AbortSignal) => Promise<Page<Row>>;
};

export function pagedQuery<Row>({ queryKey, getId, fetchPage }: PagedSource<Row>): PagedQuery<Row> {
  return {
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    getId,
  };
}
