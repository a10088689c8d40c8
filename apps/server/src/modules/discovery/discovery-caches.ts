import type { Context } from '#server/context.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { PublicLists } from '#server/runtime/list-cache-version.ts';
import { type RankedLists, rankedLists } from './ranked-lists.ts';
import { type ShortMemory, shortMemory } from './short-cache.ts';

// Bounds on what a stranger who asks for every page can make the process hold.
const ANSWERS = 256;
const TOTALS = 64;
const KEYWORDS = 500;

export type DiscoveryMemory = {
  answers: ShortMemory<JsonText>;
  totals: ShortMemory<number>;
  matches: ShortMemory<number[]>;
  rankings: RankedLists;
};

const memories = new WeakMap<PublicLists, DiscoveryMemory>();

/** What one running program remembers of its lists. */
export function memoryOf(context: Context): DiscoveryMemory {
  const known = memories.get(context.publicLists);
  if (known !== undefined) return known;
  const memory = {
    answers: shortMemory<JsonText>(context, ANSWERS),
    totals: shortMemory<number>(context, TOTALS),
    matches: shortMemory<number[]>(context, KEYWORDS),
    rankings: rankedLists(context.clock),
  };
  memories.set(context.publicLists, memory);
  return memory;
}
