import { crewMembers } from '@azit/contract/crews/crew-members.endpoints';
import { crews } from '@azit/contract/crews/crews.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';
import { inviteKeyHeader } from '#web/session/invite-key.ts';

export const crewQueries = {
  /** Other members answer meetings meanwhile: show the cached crew, then refetch. */
  detail: (crewId: number, inviteKey?: string) => ({
    ...endpointQuery(
      crews.get,
      { params: { crewId }, headers: inviteKeyHeader(inviteKey) },
      readData,
    ),
    staleTime: 0,
  }),
  own: (memberId: number) => ({
    ...endpointQuery(crews.listOwn, { params: { memberId } }, readData),
    staleTime: 0,
  }),
  candidates: (clubId: number) =>
    endpointQuery(crews.listCandidates, { params: { clubId } }, readData),
  crewCandidates: (crewId: number) =>
    endpointQuery(crewMembers.listCandidates, { params: { crewId } }, readData),
};
