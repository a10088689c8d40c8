import type { Clock } from '#server/runtime/clock.ts';

const LIFETIME_MS = 10 * 60 * 1000;
const CAPACITY = 2_000;

export type RankedLists = {
  keep(list: string, clubIds: number[]): void;
  find(list: string): number[] | undefined;
};

/** The order a member's first page was taken from, so that the next pages continue the same list. */
export function rankedLists(clock: Clock): RankedLists {
  const lists = new Map<string, { clubIds: number[]; until: number }>();
  return {
    keep: (list, clubIds) => {
      lists.delete(list);
      lists.set(list, { clubIds, until: clock.now().getTime() + LIFETIME_MS });
      const [oldest] = lists.keys();
      if (lists.size > CAPACITY && oldest !== undefined) lists.delete(oldest);
    },
    find: (list) => {
      const kept = lists.get(list);
      return kept !== undefined && clock.now().getTime() < kept.until ? kept.clubIds : undefined;
    },
  };
}
