import { arrivals } from '@azit/contract/clubs/arrivals.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const arrivalQueries = {
  code: (clubId: number) => ({
    ...endpointQuery(arrivals.getCode, { params: { clubId } }, readData),
    staleTime: 0,
  }),
};
