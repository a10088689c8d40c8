import { members } from '@azit/contract/members/members.endpoints';
import { dataOf, endpointQuery } from '#web/api/endpoint-query.ts';

export const memberQueries = {
  /** Others change the counts and the temperature: a cached profile is shown at once and fetched again. */
  profile: (memberId: number) => ({ ...cachedProfile(memberId), staleTime: 0 }),
  /** The same cache entry, not fetched again while it is recent: enough for what seldom changes. */
  cachedProfile,
};

function cachedProfile(memberId: number) {
  return endpointQuery(members.get, { params: { memberId } }, dataOf);
}
