import type { AreaCount, DayCount } from '@azit/contract/clubs/club-counts.endpoints';
import type { Context } from '#server/context.ts';
import type { ReadConsistency } from '#server/database/read-consistency.ts';
import type { CachedJson, CacheHandle } from '#server/http/reply.ts';
import { boundedQueue } from '#server/limits/bounded-queue.ts';
import type { Clock } from '#server/runtime/clock.ts';
import type { ListCacheVersion } from '#server/runtime/list-cache-version.ts';
import { furthest, type Position } from '#server/runtime/position.ts';
import type { SearchAreas } from './search/count-search-areas.ts';
import type { FoundClubs } from './search/find-clubs.ts';

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

const LIFETIME_MS = 2_000;

type ShortCache<Value> = {
  getOrCompute(
    key: string,
    consistency: ReadConsistency,
    work: (cache: CacheHandle) => Promise<Value>,
  ): Promise<Value>;
};

export function requireGuaranteed({ guaranteed }: ReadConsistency): ReadConsistency {
  return { required: guaranteed, guaranteed };
}

/**
 * Entries live at most two seconds, which bounds the effect of started clubs and lost
 * notifications. The first newer read replaces a value that a replica read before replaying a
 * change.
 */
export function shortCache<Value>(
  { listCacheVersion, clock, meters }: Pick<Context, 'listCacheVersion' | 'clock' | 'meters'>,
  name: string,
  capacity: number,
): ShortCache<Value> {
  const entries = new Map<string, { value: Promise<Value>; guaranteed: Position }>();
  const period = () => Math.floor(clock.now().getTime() / LIFETIME_MS);
  const countHit = () => meters.count('azit_cache_hits_total', name);
  const createHandle = (): CacheHandle => {
    const [begunIn, version] = [period(), listCacheVersion.current()];
    const isFresh = () => period() === begunIn && listCacheVersion.current() === version;
    return { isFresh, countHit };
  };
  let current = createHandle();
  return {
    getOrCompute: (key, { required, guaranteed }, work) => {
      if (!current.isFresh()) {
        current = createHandle();
        entries.clear();
      }
      const found = entries.get(key);
      const wanted = furthest(required, listCacheVersion.position());
      if (found !== undefined && found.guaranteed >= (wanted < guaranteed ? wanted : guaranteed)) {
        countHit();
        return found.value;
      }
      meters.count('azit_cache_misses_total', name);
      const isNotDropped = current.isFresh;
      const isFresh = () => isNotDropped() && guaranteed >= listCacheVersion.position();
      const value = work({ ...current, isFresh });
      // Evict the oldest entry: requests for every page must not lock out popular ones.
      const [oldest] = entries.keys();
      if (found === undefined && entries.size >= capacity && oldest !== undefined) {
        entries.delete(oldest);
      }
      entries.set(key, { value, guaranteed });
      // Waiting callers receive the failure; the next call must compute the value again.
      value.catch(() => entries.get(key)?.value === value && entries.delete(key));
      return value;
    },
  };
}

const RANKING_LIFETIME_MS = 10 * 60 * 1000;
const MAX_RANKINGS = 2_000;

type RankedLists = {
  store(list: string, clubIds: number[]): void;
  find(list: string): number[] | undefined;
};

function rankedLists(clock: Clock): RankedLists {
  const lists = new Map<string, { clubIds: number[]; until: number }>();
  return {
    store: (list, clubIds) => {
      lists.delete(list);
      lists.set(list, { clubIds, until: clock.now().getTime() + RANKING_LIFETIME_MS });
      const [oldest] = lists.keys();
      if (lists.size > MAX_RANKINGS && oldest !== undefined) lists.delete(oldest);
    },
    find: (list) => {
      const stored = lists.get(list);
      const isFresh = stored !== undefined && clock.now().getTime() < stored.until;
      return isFresh ? stored.clubIds : undefined;
    },
  };
}
