import { areas } from '@azit/contract/areas/areas.endpoints';
import { dataOf, endpointQuery } from '#web/api/endpoint-query.ts';

export const areaQueries = {
  list: () => ({
    ...endpointQuery(areas.list, {}, dataOf),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }),
};
