import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const clubQueries = {
  /** Other members change the seats: show the cached club, then refetch. */
  detail: (clubId: number) => ({ ...cachedDetail(clubId), staleTime: 0 }),
  /**
   * Shares the cache entry of `detail` but does not refetch, for screens that only identify the
   * club.
   */
  cachedDetail,
};

function cachedDetail(clubId: number) {
  return endpointQuery(clubs.get, { params: { clubId } }, readData);
}
