import { oauth } from '@azit/contract/auth/oauth.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useListProviders() {
  return useQuery({
    queryKey: ['oauth', 'providers'],
    queryFn: async ({ signal }) => (await call(oauth.listProviders, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { sameForAll: true },
  });
}
