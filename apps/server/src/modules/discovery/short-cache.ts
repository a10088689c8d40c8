import type { Context } from '#server/context.ts';
import type { Sight } from '#server/database/sight.ts';
import type { Keeping } from '#server/http/reply.ts';
import { furthest, type Position } from '#server/runtime/position.ts';

const LIFETIME_MS = 2_000;

export type ShortCache<Value> = {
  /**
   * Returns the value kept for this key, or computes it by `work`, which reads with `sight`, and keeps
   * it. `work` is told how to find out, at any later time, whether a value that it computes now would
   * still be kept for everybody.
   */
  getOrCompute(
    key: string,
    sight: Sight,
    work: (keeping: Keeping) => Promise<Value>,
  ): Promise<Value>;
};

/** For a part of a value: as new as the whole is said to be. */
export function throughout({ sure }: Sight): Sight {
  return { required: sure, sure };
}

/**
 * Keeps values until a public list changes, and at most two seconds: a meeting time that passes, or
 * a change without a notice, shows by then. All entries are dropped together, so none lives longer.
 * A value read from a replica that had not replayed the change is replaced as soon as somebody would
 * read a newer one, and is never given to who must see more than it shows.
 */
export function shortCache<Value>(
  { listCacheVersion, clock, meters }: Pick<Context, 'listCacheVersion' | 'clock' | 'meters'>,
  name: string,
  capacity: number,
): ShortCache<Value> {
  const kept = new Map<string, { value: Promise<Value>; sure: Position }>();
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
        kept.clear();
      }
      const found = kept.get(key);
      const wanted = furthest(required, listCacheVersion.position());
      if (found !== undefined && found.sure >= (wanted < sure ? wanted : sure)) {
        countHit();
        return found.value;
      }
      meters.count('azit_cache_misses_total', name);
      const isNotDropped = keeping.isFresh;
      const isFresh = () => isNotDropped() && sure >= listCacheVersion.position();
      const value = work({ ...keeping, isFresh });
      // Whoever asks for every page must not keep out the few that everybody asks for.
      const [oldest] = kept.keys();
      if (found === undefined && kept.size >= capacity && oldest !== undefined) kept.delete(oldest);
      kept.set(key, { value, sure });
      // Those who wait for it get the failure; the next call computes again.
      value.catch(() => kept.get(key)?.value === value && kept.delete(key));
      return value;
    },
  };
}
