import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointQuery } from '#web/api/endpoint-query.ts';

/**
 * Fetches on mount and then never changes the result: a refetch must not replace the values of a
 * form.
 */
export function useQueryOnce<Data>(options: EndpointQuery<Data>) {
  const [data, setData] = useState<Data>();
  const query = useQuery({ ...options, staleTime: 0, enabled: data === undefined });
  // Disable the query once it has data: React Query refetches only enabled queries after an
  // invalidation.
  if (data === undefined && query.isSuccess && query.isFetchedAfterMount) setData(query.data);
  const { error, isFetching, refetch } = query;
  return { data, error, isFetching, refetch };
}
