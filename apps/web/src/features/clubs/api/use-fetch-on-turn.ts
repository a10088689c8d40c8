import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clubQueries } from '#web/queries/club-queries.ts';

type Turn = { clubId: number; loaded: ClubPhase; now: ClubPhase };

/**
 * In milliseconds. The first repetition comes soon, because a device's clock may be a few seconds
 * ahead of the server. Later ones are rare, because the clock may be entirely wrong.
 */
const AGAIN_MS = 3_000;
const LATER_MS = 30_000;

/**
 * When the device's clock says that the phase has changed, refetches until the server reports the
 * change too.
 */
export function useFetchOnTurn({ clubId, loaded, now }: Turn): void {
  const client = useQueryClient();
  useEffect(() => {
    if (loaded === now) return;
    const refetch = () =>
      void client.invalidateQueries({ queryKey: clubQueries.detail(clubId).queryKey });
    refetch();
    const again = setTimeout(refetch, AGAIN_MS);
    const later = setInterval(refetch, LATER_MS);
    return () => {
      clearTimeout(again);
      clearInterval(later);
    };
  }, [client, clubId, loaded, now]);
}
