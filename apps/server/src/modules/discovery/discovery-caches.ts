import type { AreaCount, DayCount } from '@azit/contract/clubs/club-counts.endpoints';
import type { Context } from '#server/context.ts';
import type { CachedJson } from '#server/http/reply.ts';
import { boundedQueue } from '#server/limits/bounded-queue.ts';
import type { ListCacheVersion } from '#server/runtime/list-cache-version.ts';
import { rankedLists } from './ranked-lists.ts';
import type { FoundClubs } from './search/find-clubs.ts';
import type { SearchAreas } from './search/tally-areas.ts';
import { shortCache } from './short-cache.ts';

// The capacities limit the memory that clients can fill by requesting every page.
const PAGES = 256;
const TOTALS = 64;
const KEYWORDS = 500;
const FILTERED = 500;

/**
 * Rankings are the longest reads, so further ones queue without a connection. Measured p99 on two
 * cores: 36 to 46 ms with three at once, 38 to 55 ms with four.
 */
const RANKINGS_AT_ONCE = 3;

const caches = new WeakMap<ListCacheVersion, DiscoveryCaches>();
type DiscoveryCaches = ReturnType<typeof createCaches>;

export function discoveryCaches(context: Context): DiscoveryCaches {
  const known = caches.get(context.listCacheVersion);
  if (known !== undefined) return known;
  const created = createCaches(context);
  caches.set(context.listCacheVersion, created);
  return created;
}

function createCaches(context: Context) {
  return {
    pages: shortCache<CachedJson>(context, 'pages', PAGES),
    totals: shortCache<number>(context, 'totals', TOTALS),
    matches: shortCache<FoundClubs>(context, 'matches', KEYWORDS),
    filteredPages: shortCache<CachedJson>(context, 'filteredPages', FILTERED),
    filteredTotals: shortCache<number>(context, 'filteredTotals', FILTERED),
    filteredMatches: shortCache<FoundClubs>(context, 'filteredMatches', FILTERED),
    dayCounts: shortCache<DayCount[]>(context, 'dayCounts', FILTERED),
    areaCounts: shortCache<AreaCount[]>(context, 'areaCounts', FILTERED),
    searchAreas: shortCache<SearchAreas | null>(context, 'searchAreas', TOTALS),
    rankings: rankedLists(context.clock),
    rankingTurns: boundedQueue({ width: RANKINGS_AT_ONCE, depth: Number.POSITIVE_INFINITY }),
  };
}
