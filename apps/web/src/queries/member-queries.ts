import { members } from '@azit/contract/members/members.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const memberQueries = {
  /** Other members change the counts and the reputation: show the cached profile, then refetch. */
  profile: (memberId: number) => ({ ...cachedProfile(memberId), staleTime: 0 }),
  cachedProfile,
};

function cachedProfile(memberId: number) {
  return endpointQuery(members.get, { params: { memberId } }, readData);
}
