import { applications } from '@azit/contract/clubs/applications.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const applicationQueries = {
  list: (clubId: number) => ({
    ...endpointQuery(applications.list, { params: { clubId } }, readData),
    staleTime: 0,
  }),
};
