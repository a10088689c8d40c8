import { useNowAt } from '#web/lib/use-now-at.ts';
import type { StoredClub } from '#web/queries/club-queries.ts';

export function useOfferEnd({ offer, offerEndsAt }: Pick<StoredClub, 'offer' | 'offerEndsAt'>) {
  const endsAt = new Date(offerEndsAt ?? offer?.expiresAt ?? 0);
  return { endsAt, hasEnded: endsAt <= useNowAt([endsAt]) };
}
