import type { AreaCount, DayCount } from '@azit/contract/clubs/club-counts.endpoints';
import type { Context } from '#server/context.ts';
import type { KeptJson } from '#server/http/reply.ts';
import { type BoundedQueue, boundedQueue } from '#server/limits/bounded-queue.ts';
import type { ListCacheVersion } from '#server/runtime/list-cache-version.ts';
import { type RankedLists, rankedLists } from './ranked-lists.ts';
import type { FoundClubs } from './search/find-clubs.ts';
import type { SearchAreas } from './search/tally-areas.ts';
import { type ShortCache, shortCache } from './short-cache.ts';

// Bounds on what a stranger who asks for every page can make the process hold.
const PAGES = 256;
const TOTALS = 64;
const KEYWORDS = 500;
const FILTERED = 500;

/**
 * So many rankings are computed at once, the longest reads there are; the rest wait in order, without a
 * connection: more would take the processors from each other, and all connections from everybody else.
 * Measured on two processors: with four one reply in a hundred took 38 to 55 ms, with three 36 to 46. How
 * many may wait is the matter of `http/overload`.
 */
const RANKINGS_AT_ONCE = 3;

export type DiscoveryCaches = {
  pages: ShortCache<KeptJson>;
  totals: ShortCache<number>;
  matches: ShortCache<FoundClubs>;
  filteredPages: ShortCache<KeptJson>;
  filteredTotals: ShortCache<number>;
  filteredMatches: ShortCache<FoundClubs>;
  dayCounts: ShortCache<DayCount[]>;
  areaCounts: ShortCache<AreaCount[]>;
  searchAreas: ShortCache<SearchAreas | null>;
  rankings: RankedLists;
  rankingTurns: BoundedQueue;
};

const caches = new WeakMap<ListCacheVersion, DiscoveryCaches>();

/** The caches of one running server. */
export function discoveryCaches(context: Context): DiscoveryCaches {
  const known = caches.get(context.listCacheVersion);
  if (known !== undefined) return known;
  const created = {
    pages: shortCache<KeptJson>(context, 'pages', PAGES),
    totals: shortCache<number>(context, 'totals', TOTALS),
    matches: shortCache<FoundClubs>(context, 'matches', KEYWORDS),
    filteredPages: shortCache<KeptJson>(context, 'filteredPages', FILTERED),
    filteredTotals: shortCache<number>(context, 'filteredTotals', FILTERED),
    filteredMatches: shortCache<FoundClubs>(context, 'filteredMatches', FILTERED),
    dayCounts: shortCache<DayCount[]>(context, 'dayCounts', FILTERED),
    areaCounts: shortCache<AreaCount[]>(context, 'areaCounts', FILTERED),
    searchAreas: shortCache<SearchAreas | null>(context, 'searchAreas', TOTALS),
    rankings: rankedLists(context.clock),
    rankingTurns: boundedQueue({ width: RANKINGS_AT_ONCE, depth: Number.POSITIVE_INFINITY }),
  };
  caches.set(context.listCacheVersion, created);
  return created;
}
