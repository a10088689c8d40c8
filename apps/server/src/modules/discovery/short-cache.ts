import type { Context } from '#server/context.ts';

const LIFETIME_MS = 2_000;

export type ShortCache<Value> = {
  /** What was worked out for this key lately, or what `work` answers now. */
  getOrCompute(key: string, work: () => Promise<Value>): Promise<Value>;
};

/**
 * Holds answers until a public list changes, and two seconds at the most: a meeting time that
 * passes, or a change no notice came of, shows by then. Everything goes at once, so no entry
 * outlives its moment.
 */
export function shortCache<Value>(
  { listCacheVersion, clock }: Pick<Context, 'listCacheVersion' | 'clock'>,
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
      if (known !== undefined) return known;
      const value = work();
      if (kept.size < capacity) {
        kept.set(key, value);
        // A failure is told to those who wait for it, and to nobody after them.
        value.catch(() => kept.get(key) === value && kept.delete(key));
      }
      return value;
    },
  };
}
