import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointQuery } from '#web/api/endpoint-query.ts';

/** Fetches on mount and freezes the result: no refetch may replace a form's values. */
export function useQueryOnce<Data>(options: EndpointQuery<Data>) {
  const [data, setData] = useState<Data>();
  const query = useQuery({ ...options, staleTime: 0, enabled: data === undefined });
  // Disables the query: React Query refetches only enabled ones after an invalidation.
  if (data === undefined && query.isSuccess && query.isFetchedAfterMount) setData(query.data);
  const { error, isFetching, refetch } = query;
  return { data, error, isFetching, refetch };
}
