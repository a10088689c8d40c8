import { members } from '@azit/contract/members/members.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const memberQueries = {
  /** Others change counts and temperature: show the cached profile, then refetch. */
  profile: (memberId: number) => ({ ...cachedProfile(memberId), staleTime: 0 }),
  /** The same entry without refetching while fresh: enough for fields that rarely change. */
  cachedProfile,
};

function cachedProfile(memberId: number) {
  return endpointQuery(members.get, { params: { memberId } }, readData);
}
