import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clubQueries } from '#web/queries/club-queries.ts';

type Turn = { clubId: number; loaded: ClubPhase; now: ClubPhase };

/** The clock of a device may be ahead by seconds, or wrong altogether. */
const AGAIN_MS = 3_000;
const LATER_MS = 30_000;

/**
 * A page left open over a turn asks what comes next until the server's clock has turned as well: only
 * the server knows what was said.
 */
export function useFetchOnTurn({ clubId, loaded, now }: Turn): void {
  const client = useQueryClient();
  useEffect(() => {
    if (loaded === now) return;
    const ask = () =>
      void client.invalidateQueries({ queryKey: clubQueries.detail(clubId).queryKey });
    ask();
    const again = setTimeout(ask, AGAIN_MS);
    const later = setInterval(ask, LATER_MS);
    return () => {
      clearTimeout(again);
      clearInterval(later);
    };
  }, [client, clubId, loaded, now]);
}
