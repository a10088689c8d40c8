import type { AreaCount, DayCount } from '@azit/contract/clubs/club-counts.endpoints';
import type { Context } from '#server/context.ts';
import type { ReadConsistency } from '#server/database/database.ts';
import type { CachedJson, CacheHandle } from '#server/http/reply.ts';
import type { ListCacheVersion } from '#server/runtime/list-cache-version.ts';
import { furthest, type Position } from '#server/runtime/position.ts';
import type { FoundClubs } from './search/find-clubs.ts';

// The capacity limits the memory that clients can fill by requesting every page.
const MAX_ENTRIES = 500;

type Tally = ReadonlyMap<string, number>;
export type SearchAreas = { exact: Tally; understood: Tally; guessed: Tally };

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
    pages: shortCache<CachedJson>(context, 'pages'),
    totals: shortCache<number>(context, 'totals'),
    matches: shortCache<FoundClubs>(context, 'matches'),
    dayCounts: shortCache<DayCount[]>(context, 'dayCounts'),
    areaCounts: shortCache<AreaCount[]>(context, 'areaCounts'),
    searchAreas: shortCache<SearchAreas | null>(context, 'searchAreas'),
  };
}

const LIFETIME_MS = 2_000;

export function requireGuaranteed({ guaranteed }: ReadConsistency): ReadConsistency {
  return { required: guaranteed, guaranteed };
}

/**
 * Entries live at most two seconds, because clubs start and the signals about changes (doorbells)
 * may be lost. A value read from a replica may be outdated: the first reader who requires newer
 * data replaces it.
 */
export function shortCache<Value>(
  { listCacheVersion, clock, meters }: Pick<Context, 'listCacheVersion' | 'clock' | 'meters'>,
  name: string,
  capacity = MAX_ENTRIES,
) {
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
    getOrCompute: (
      key: string,
      { required, guaranteed }: ReadConsistency,
      work: (cache: CacheHandle) => Promise<Value>,
    ): Promise<Value> => {
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
      // Evict the oldest entry: a client that requests every page must not evict popular pages for
      // long.
      const [oldest] = entries.keys();
      if (found === undefined && entries.size >= capacity && oldest !== undefined) {
        entries.delete(oldest);
      }
      entries.set(key, { value, guaranteed });
      // Callers that already wait receive the failure. Remove the entry, so that the next call
      // computes the value again.
      value.catch(() => entries.get(key)?.value === value && entries.delete(key));
      return value;
    },
  };
}
