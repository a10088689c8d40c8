import type { Context } from '#server/context.ts';
import type { Keeping } from '#server/http/reply.ts';

const LIFETIME_MS = 2_000;

export type ShortCache<Value> = {
  /**
   * Returns the value kept for this key, or computes it by `work` and keeps it. `work` is told how to
   * find out, at any later time, whether a value that it computes now would still be kept.
   */
  getOrCompute(key: string, work: (keeping: Keeping) => Promise<Value>): Promise<Value>;
};

/**
 * Keeps values until a public list changes, and at most two seconds: a meeting time that passes, or
 * a change without a notice, shows by then. All entries are dropped together, so none lives longer.
 */
export function shortCache<Value>(
  { listCacheVersion, clock, meters }: Pick<Context, 'listCacheVersion' | 'clock' | 'meters'>,
  name: string,
  capacity: number,
): ShortCache<Value> {
  const kept = new Map<string, Promise<Value>>();
  const period = () => Math.floor(clock.now().getTime() / LIFETIME_MS);
  const countHit = () => meters.count('azit_cache_hits_total', name);
  const untilDropped = (): Keeping => {
    const [begunIn, version] = [period(), listCacheVersion.current()];
    const isFresh = () => period() === begunIn && listCacheVersion.current() === version;
    return { isFresh, countHit };
  };
  let keeping = untilDropped();
  return {
    getOrCompute: (key, work) => {
      if (!keeping.isFresh()) {
        keeping = untilDropped();
        kept.clear();
      }
      const known = kept.get(key);
      if (known !== undefined) {
        countHit();
        return known;
      }
      meters.count('azit_cache_misses_total', name);
      const value = work(keeping);
      if (kept.size < capacity) {
        kept.set(key, value);
        // Those who wait for it get the failure; the next call computes again.
        value.catch(() => kept.get(key) === value && kept.delete(key));
      }
      return value;
    },
  };
}
