/** Runs the work of one key strictly one after the other, in the order of the calls. */
export function keyedMutex() {
  const lastOf = new Map<string, Promise<unknown>>();
  return {
    isFree: (key: string) => !lastOf.has(key),
    run: async <T>(key: string, work: () => Promise<T>): Promise<T> => {
      const current = (lastOf.get(key) ?? Promise.resolve()).then(work);
      const settled = current.catch(() => undefined);
      lastOf.set(key, settled);
      try {
        return await current;
      } finally {
        if (lastOf.get(key) === settled) lastOf.delete(key);
      }
    },
  };
}
