import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointQuery } from '#web/api/endpoint-query.ts';

/**
 * Fetches when the component mounts and keeps that result: a form starts from what the server holds
 * now, and no later refresh of the cache replaces what it started from.
 */
export function useQueryOnce<Data>(options: EndpointQuery<Data>) {
  const [data, setData] = useState<Data>();
  const query = useQuery({ ...options, staleTime: 0, enabled: data === undefined });
  // An invalidation refetches enabled queries only, so the first result is also the last.
  if (data === undefined && query.isSuccess && query.isFetchedAfterMount) setData(query.data);
  const { error, isFetching, refetch } = query;
  return { data, error, isFetching, refetch };
}
