import type { Page } from '@azit/contract/envelope';
import type { keepPreviousData, QueryKey } from '@tanstack/react-query';
import { nextPage } from './paging.ts';

export type PagedQuery<Row> = {
  queryKey: QueryKey;
  queryFn: (context: { pageParam: number; signal: AbortSignal }) => Promise<Page<Row>>;
  initialPageParam: number;
  getNextPageParam: (last: Page<Row>) => number | undefined;
  /**
   * Pass the same function on every render: a new function makes this hook deduplicate all rows
   * again.
   */
  getId: (row: Row) => number;
  enabled?: boolean;
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
