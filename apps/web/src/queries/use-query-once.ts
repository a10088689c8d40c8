import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointQuery } from '#web/api/endpoint-query.ts';

/** Fetches on mount and freezes the result: no refetch may replace a form's values. */
export function useQueryOnce<Data>(options: EndpointQuery<Data>) {
  const [data, setData] = useState<Data>();
  const query = useQuery({ ...options, staleTime: 0, enabled: data === undefined });
  // Storing the first result disables the query. A later invalidation then does not refetch it,
  // because React Query refetches only enabled queries.
  if (data === undefined && query.isSuccess && query.isFetchedAfterMount) setData(query.data);
  const { error, isFetching, refetch } = query;
  return { data, error, isFetching, refetch };
}
