import { useQuery } from '@tanstack/react-query';
import { useNowAt } from '#web/lib/use-now-at.ts';
import { arrivalQueries } from '#web/queries/arrival-queries.ts';

const SECOND_MS = 1_000;
const RETRY_MS = 3_000;
const LATE_MS = 2_000;
export const STEP_SECONDS = 30;

/** Counts down from the arrival of the response, because the clock of the device may be wrong. */
export function useDoorCode(clubId: number) {
  const query = useQuery({
    ...arrivalQueries.code(clubId),
    refetchInterval: ({ state }) => {
      if (state.data === undefined) return false;
      const left = state.dataUpdatedAt + state.data.expiresInMs - Date.now();
      return left > 0 ? left : RETRY_MS;
    },
  });
  const endsAt = query.dataUpdatedAt + (query.data?.expiresInMs ?? 0);
  const ticks = Array.from({ length: STEP_SECONDS }, (_, second) => endsAt - second * SECOND_MS);
  const now = useNowAt([...ticks, endsAt + LATE_MS].map((time) => new Date(time)));
  const secondsLeft = Math.ceil((endsAt - now.getTime()) / SECOND_MS);
  return {
    query,
    isStopped: now.getTime() >= endsAt + LATE_MS,
    secondsLeft: Math.min(Math.max(secondsLeft, 0), STEP_SECONDS),
  };
}
