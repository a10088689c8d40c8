import { applications } from '@azit/contract/clubs/applications.endpoints';
import { dataOf, endpointQuery } from '#web/api/endpoint-query.ts';

export const applicationQueries = {
  list: (clubId: number) => ({
    ...endpointQuery(applications.list, { params: { clubId } }, dataOf),
    staleTime: 0,
  }),
  /** Those the viewer as a host has not decided on yet. */
  waiting: () => ({ ...endpointQuery(applications.countWaiting, {}, dataOf), staleTime: 0 }),
};
