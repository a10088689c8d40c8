import { areas } from '@azit/contract/areas/areas.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const areaQueries = {
  list: () => ({
    ...endpointQuery(areas.list, {}, readData),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }),
};
