import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { useQuery } from '@tanstack/react-query';
import { useNowAt } from '#web/lib/use-now-at.ts';
import { clubQueries } from '#web/queries/club-queries.ts';

/**
 * Returns when an offer ends by the clock of this device, which may be wrong: the end is counted
 * from the arrival of the club, which says how long the offer still lasts. Older servers send the
 * instant only.
 */
export function useOfferEnd({ clubId, offer }: Pick<ClubDetail, 'clubId' | 'offer'>) {
  const { dataUpdatedAt } = useQuery({ ...clubQueries.cachedDetail(clubId), enabled: false });
  const { expiresAt = '', expiresInMs } = offer ?? {};
  const endsAt =
    expiresInMs === undefined ? new Date(expiresAt) : new Date(dataUpdatedAt + expiresInMs);
  return { endsAt, hasEnded: endsAt <= useNowAt([endsAt]) };
}
