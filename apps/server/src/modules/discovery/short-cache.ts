import type { Context } from '#server/context.ts';

const LIFETIME_MS = 2_000;

export type ShortCache<Value> = {
  /** Returns the value kept for this key, or computes it by `work` and keeps it. */
  getOrCompute(key: string, work: () => Promise<Value>): Promise<Value>;
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
  let moment = '';
  return {
    getOrCompute: (key, work) => {
      const now = `${listCacheVersion.current()}/${Math.floor(clock.now().getTime() / LIFETIME_MS)}`;
      if (now !== moment) {
        moment = now;
        kept.clear();
      }
      const known = kept.get(key);
      meters.count(known === undefined ? 'azit_cache_misses_total' : 'azit_cache_hits_total', name);
      if (known !== undefined) return known;
      const value = work();
      if (kept.size < capacity) {
        kept.set(key, value);
        // Those who wait for it get the failure; the next call computes again.
        value.catch(() => kept.get(key) === value && kept.delete(key));
      }
      return value;
    },
  };
}
