import type { Context } from '#server/context.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { ListCacheVersion } from '#server/runtime/list-cache-version.ts';
import { type RankedLists, rankedLists } from './ranked-lists.ts';
import { type ShortCache, shortCache } from './short-cache.ts';

// Bounds on what a stranger who asks for every page can make the process hold.
const ANSWERS = 256;
const TOTALS = 64;
const KEYWORDS = 500;

export type DiscoveryCaches = {
  answers: ShortCache<JsonText>;
  totals: ShortCache<number>;
  matches: ShortCache<number[]>;
  rankings: RankedLists;
};

const memories = new WeakMap<ListCacheVersion, DiscoveryCaches>();

/** What one running program remembers of its lists. */
export function discoveryCaches(context: Context): DiscoveryCaches {
  const known = memories.get(context.listCacheVersion);
  if (known !== undefined) return known;
  const memory = {
    answers: shortCache<JsonText>(context, ANSWERS),
    totals: shortCache<number>(context, TOTALS),
    matches: shortCache<number[]>(context, KEYWORDS),
    rankings: rankedLists(context.clock),
  };
  memories.set(context.listCacheVersion, memory);
  return memory;
}
