import { serverBusy } from '#server/runtime/refusal.ts';

type Bounds = { inAll: number; perKey: number };

/** Lets so much work run at once, of all keys and of one; throws SERVER_BUSY for one task too many. */
export function places({ inAll, perKey }: Bounds) {
  const held = new Map<string, number>();
  let total = 0;
  return {
    inUse: () => total,
    run: async <T>(key: string, work: () => Promise<T>): Promise<T> => {
      const own = held.get(key) ?? 0;
      if (total >= inAll || own >= perKey) throw serverBusy();
      total += 1;
      held.set(key, own + 1);
      try {
        return await work();
      } finally {
        total -= 1;
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      }
    },
  };
}
