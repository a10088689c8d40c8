import { oauth } from '@azit/contract/auth/oauth.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const authQueries = {
  providers: () => ({
    ...endpointQuery(oauth.listProviders, {}, readData),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { sameForAll: true },
  }),
  oauthSignUp: (ticket: string) => endpointQuery(oauth.getSignUp, { params: { ticket } }, readData),
};
