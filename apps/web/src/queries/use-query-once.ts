import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EndpointQuery } from '#web/api/endpoint-query.ts';

/**
 * Fetches on mount and keeps that result, so that a form starts from current data and no refetch
 * replaces it.
 */
export function useQueryOnce<Data>(options: EndpointQuery<Data>) {
  const [data, setData] = useState<Data>();
  const query = useQuery({ ...options, staleTime: 0, enabled: data === undefined });
  // An invalidation refetches enabled queries only, so the first result stays.
  if (data === undefined && query.isSuccess && query.isFetchedAfterMount) setData(query.data);
  const { error, isFetching, refetch } = query;
  return { data, error, isFetching, refetch };
}
