import { oauth } from '@azit/contract/auth/oauth.endpoints';
import { dataOf, endpointQuery } from '#web/api/endpoint-query.ts';

export const authQueries = {
  providers: () => ({
    ...endpointQuery(oauth.listProviders, {}, dataOf),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { sameForAll: true },
  }),
  /** The e-mail address a login provider confirmed; 404 once the ticket is used or too old. */
  oauthSignUp: (ticket: string) => endpointQuery(oauth.getSignUp, { params: { ticket } }, dataOf),
};
