import type { Clock } from '#server/runtime/clock.ts';

const LIFETIME_MS = 10 * 60 * 1000;
const CAPACITY = 2_000;

export type RankedLists = {
  keep(memberId: number, clubIds: number[]): void;
  find(memberId: number): number[] | undefined;
};

/** The order a member's first page was taken from, so that the next pages continue the same list. */
export function rankedLists(clock: Clock): RankedLists {
  const lists = new Map<number, { clubIds: number[]; until: number }>();
  return {
    keep: (memberId, clubIds) => {
      lists.delete(memberId);
      lists.set(memberId, { clubIds, until: clock.now().getTime() + LIFETIME_MS });
      const [oldest] = lists.keys();
      if (lists.size > CAPACITY && oldest !== undefined) lists.delete(oldest);
    },
    find: (memberId) => {
      const list = lists.get(memberId);
      return list !== undefined && clock.now().getTime() < list.until ? list.clubIds : undefined;
    },
  };
}
