import type { Clock } from '#server/runtime/clock.ts';

const LIFETIME_MS = 10 * 60 * 1000;
const CAPACITY = 2_000;

export type RankedLists = {
  store(list: string, clubIds: number[]): void;
  find(list: string): number[] | undefined;
};

export function rankedLists(clock: Clock): RankedLists {
  const lists = new Map<string, { clubIds: number[]; until: number }>();
  return {
    store: (list, clubIds) => {
      lists.delete(list);
      lists.set(list, { clubIds, until: clock.now().getTime() + LIFETIME_MS });
      const [oldest] = lists.keys();
      if (lists.size > CAPACITY && oldest !== undefined) lists.delete(oldest);
    },
    find: (list) => {
      const stored = lists.get(list);
      const isFresh = stored !== undefined && clock.now().getTime() < stored.until;
      return isFresh ? stored.clubIds : undefined;
    },
  };
}
