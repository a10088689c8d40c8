import type { Context } from '#server/context.ts';
import type { Sight } from '#server/database/sight.ts';
import type { Keeping } from '#server/http/reply.ts';
import { furthest, type Position } from '#server/runtime/position.ts';

const LIFETIME_MS = 2_000;

export type ShortCache<Value> = {
  /**
   * Returns the cached value of this key, or computes and caches it. `work` receives a function that
   * tells, at any later time, whether the value would still be cached for everybody.
   */
  getOrCompute(
    key: string,
    sight: Sight,
    work: (keeping: Keeping) => Promise<Value>,
  ): Promise<Value>;
};

/** For a part of a value: as recent as the whole claims to be. */
export function throughout({ sure }: Sight): Sight {
  return { required: sure, sure };
}

/**
 * Caches values until a public list changes, and for at most two seconds: a club that begins, or a lost
 * notification, shows by then. All entries expire together. A value that a replica read before it
 * had replayed a change is replaced by the first newer read.
 */
export function shortCache<Value>(
  { listCacheVersion, clock, meters }: Pick<Context, 'listCacheVersion' | 'clock' | 'meters'>,
  name: string,
  capacity: number,
): ShortCache<Value> {
  const entries = new Map<string, { value: Promise<Value>; sure: Position }>();
  const period = () => Math.floor(clock.now().getTime() / LIFETIME_MS);
  const countHit = () => meters.count('azit_cache_hits_total', name);
  const untilDropped = (): Keeping => {
    const [begunIn, version] = [period(), listCacheVersion.current()];
    const isFresh = () => period() === begunIn && listCacheVersion.current() === version;
    return { isFresh, countHit };
  };
  let keeping = untilDropped();
  return {
    getOrCompute: (key, { required, sure }, work) => {
      if (!keeping.isFresh()) {
        keeping = untilDropped();
        entries.clear();
      }
      const found = entries.get(key);
      const wanted = furthest(required, listCacheVersion.position());
      if (found !== undefined && found.sure >= (wanted < sure ? wanted : sure)) {
        countHit();
        return found.value;
      }
      meters.count('azit_cache_misses_total', name);
      const isNotDropped = keeping.isFresh;
      const isFresh = () => isNotDropped() && sure >= listCacheVersion.position();
      const value = work({ ...keeping, isFresh });
      // Requests for every page must not block popular ones.
      const [oldest] = entries.keys();
      if (found === undefined && entries.size >= capacity && oldest !== undefined) {
        entries.delete(oldest);
      }
      entries.set(key, { value, sure });
      // Waiting callers get the failure; the next call computes again.
      value.catch(() => entries.get(key)?.value === value && entries.delete(key));
      return value;
    },
  };
}
