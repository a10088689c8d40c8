import type { TownClub } from './clubs.ts';
import type { Person } from './people.ts';

type Order = (person: Person) => (a: TownClub, b: TownClub) => number;

const nearestFirst = (a: TownClub, b: TownClub) => a.startsAt - b.startsAt || b.clubId - a.clubId;

export const SIMPLE_ORDERS: Readonly<Record<string, Order>> = {
  popular: () => (a, b) => b.joined.size - a.joined.size || nearestFirst(a, b),
  soonest: () => nearestFirst,
  'interest-only': (person) => {
    const larges = new Set(person.interests.map((each) => Math.ceil(each / 5)));
    const match = ({ categorySmallId, categoryLargeId }: TownClub) =>
      person.interests.includes(categorySmallId) ? 2 : Number(larges.has(categoryLargeId));
    return (a, b) => match(b) - match(a) || nearestFirst(a, b);
  },
};

export type Quality = { hits: number; gain: number };

export const SHOWN = 10;

export function judge(listed: readonly number[], wanted: number): Quality {
  const index = listed.slice(0, SHOWN).indexOf(wanted) + 1;
  return index === 0 ? { hits: 0, gain: 0 } : { hits: 1, gain: 1 / Math.log2(index + 1) };
}
