import type { Context } from '#server/context.ts';
import type { Sight } from '#server/database/database.ts';
import { furthest, type Position } from '#server/runtime/position.ts';

const LIFETIME_MS = 2_000;

export type ShortCache<Value> = {
  /** Returns the value kept for this key, or computes it by `work`, which reads with `sight`, and keeps it. */
  getOrCompute(key: string, sight: Sight, work: () => Promise<Value>): Promise<Value>;
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
  { listCacheVersion, clock }: Pick<Context, 'listCacheVersion' | 'clock'>,
  capacity: number,
): ShortCache<Value> {
  const kept = new Map<string, { value: Promise<Value>; sure: Position }>();
  let moment = '';
  return {
    getOrCompute: (key, { required, sure }, work) => {
      const now = `${listCacheVersion.current()}/${Math.floor(clock.now().getTime() / LIFETIME_MS)}`;
      if (now !== moment) {
        moment = now;
        kept.clear();
      }
      const known = kept.get(key);
      const wanted = furthest(required, listCacheVersion.position());
      if (known !== undefined && known.sure >= (wanted < sure ? wanted : sure)) return known.value;
      const value = work();
      if (known !== undefined || kept.size < capacity) {
        kept.set(key, { value, sure });
        // Those who wait for it get the failure; the next call computes again.
        value.catch(() => kept.get(key)?.value === value && kept.delete(key));
      }
      return value;
    },
  };
}
