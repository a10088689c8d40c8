import { crews } from '@azit/contract/crews/crews.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const crewQueries = {
  /** Other members answer: show the cached crew, then refetch. */
  detail: (crewId: number) => ({
    ...endpointQuery(crews.get, { params: { crewId } }, readData),
    staleTime: 0,
  }),
  own: (memberId: number) => ({
    ...endpointQuery(crews.listOwn, { params: { memberId } }, readData),
    staleTime: 0,
  }),
  candidates: (clubId: number) =>
    endpointQuery(crews.listCandidates, { params: { clubId } }, readData),
};
