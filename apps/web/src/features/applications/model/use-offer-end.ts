import { useNowAt } from '#web/lib/use-now-at.ts';
import type { StoredClub } from '#web/queries/club-queries.ts';

export function useOfferEnd({ offerEndsAt = 0 }: Pick<StoredClub, 'offerEndsAt'>) {
  const endsAt = new Date(offerEndsAt);
  return { endsAt, hasEnded: endsAt <= useNowAt([endsAt]) };
}
