import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { endpointQuery } from '#web/api/endpoint-query.ts';
import { offerEnd } from './offer-end.ts';

/** `offerEndsAt` is the end of the viewer's offer by the clock of this device. */
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

function readClub({ data }: { data: ClubDetail }): StoredClub {
  return data.offer ? { ...data, offerEndsAt: offerEnd(data.offer) } : data;
}
