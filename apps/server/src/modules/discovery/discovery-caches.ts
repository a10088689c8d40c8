import type { AreaCount, DayCount } from '@azit/contract/clubs/club-counts.endpoints';
import type { Context } from '#server/context.ts';
import type { KeptJson } from '#server/http/reply.ts';
import type { ListCacheVersion } from '#server/runtime/list-cache-version.ts';
import { type RankedLists, rankedLists } from './ranked-lists.ts';
import type { FoundAnywhere } from './search/find-anywhere.ts';
import type { FoundClubs } from './search/find-clubs.ts';
import { type ShortCache, shortCache } from './short-cache.ts';

// Bounds on what a stranger who asks for every page can make the process hold.
const PAGES = 256;
const TOTALS = 64;
const KEYWORDS = 500;
const FILTERED = 500;

export type DiscoveryCaches = {
  pages: ShortCache<KeptJson>;
  totals: ShortCache<number>;
  matches: ShortCache<FoundClubs>;
  filteredPages: ShortCache<KeptJson>;
  filteredTotals: ShortCache<number>;
  filteredMatches: ShortCache<FoundClubs>;
  dayCounts: ShortCache<DayCount[]>;
  areaCounts: ShortCache<AreaCount[]>;
  foundAnywhere: ShortCache<FoundAnywhere | null>;
  rankings: RankedLists;
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
    foundAnywhere: shortCache<FoundAnywhere | null>(context, 'foundAnywhere', TOTALS),
    rankings: rankedLists(context.clock),
  };
  caches.set(context.listCacheVersion, created);
  return created;
}
