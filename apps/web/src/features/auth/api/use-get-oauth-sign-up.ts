import { oauth } from '@azit/contract/auth/oauth.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

/** Who came from the provider; refused once the ticket is spent or too old. */
export function useGetOauthSignUp(ticket: string, enabled: boolean) {
  return useQuery({
    queryKey: ['oauth', 'signup', ticket],
    queryFn: async ({ signal }) =>
      (await call(oauth.getSignUp, { params: { ticket }, signal })).data,
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
