import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { dataOf, endpointQuery } from '#web/api/endpoint-query.ts';

export const clubQueries = {
  /** Other members change the seats: a cached club is shown at once and fetched again. */
  detail: (clubId: number) => ({ ...cachedDetail(clubId), staleTime: 0 }),
  /** The same cache entry, not fetched again while it is recent: enough to show which club it is. */
  cachedDetail,
  joinQuestion: (clubId: number) =>
    endpointQuery(clubs.getJoinQuestion, { params: { clubId } }, ({ data }) => data.joinQuestion),
};

function cachedDetail(clubId: number) {
  return endpointQuery(clubs.get, { params: { clubId } }, dataOf);
}
