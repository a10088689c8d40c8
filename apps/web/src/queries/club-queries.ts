import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { endpointQuery } from '#web/api/endpoint-query.ts';

/** `offerEndsAt` is the end of the viewer's offer by the clock of this device, in milliseconds. */
export type StoredClub = ClubDetail & { offerEndsAt?: number };

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
  return endpointQuery(clubs.get, { params: { clubId } }, readClub);
}

/**
 * The clock of this device may be wrong, so count the end of an offer from the arrival of the
 * reply, which says how long the offer still lasts. Older servers send only the instant.
 */
function readClub({ data }: { data: ClubDetail }): StoredClub {
  const left = data.offer?.expiresInMs;
  return left === undefined ? data : { ...data, offerEndsAt: Date.now() + left };
}
