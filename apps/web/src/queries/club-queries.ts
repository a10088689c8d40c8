import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { endpointQuery, readData } from '#web/api/endpoint-query.ts';

export const clubQueries = {
  /** Other members change the seats: show the cached club, then refetch. */
  detail: (clubId: number) => ({ ...cachedDetail(clubId), staleTime: 0 }),
  /**
   * Uses the same cache entry as `detail` but does not refetch a fresh club. This suffices for
   * screens that only identify the club, such as the report form.
   */
  cachedDetail,
};

function cachedDetail(clubId: number) {
  return endpointQuery(clubs.get, { params: { clubId } }, readData);
}
