import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clubQueries } from '#web/queries/club-queries.ts';

type Turn = { clubId: number; loaded: ClubPhase; now: ClubPhase };

/** A page left open over the end asks once what comes next: only the server knows what was said. */
export function useFetchOnTurn({ clubId, loaded, now }: Turn): void {
  const client = useQueryClient();
  const hasTurned = loaded !== now;
  useEffect(() => {
    if (!hasTurned) return;
    void client.invalidateQueries({ queryKey: clubQueries.detail(clubId).queryKey });
  }, [client, clubId, hasTurned]);
}
