export function keyedMutex() {
  const lastByKey = new Map<string, Promise<unknown>>();
  return {
    isFree: (key: string) => !lastByKey.has(key),
    run: async <T>(key: string, work: () => Promise<T>): Promise<T> => {
      const current = (lastByKey.get(key) ?? Promise.resolve()).then(work);
      const settled = current.catch(() => undefined);
      lastByKey.set(key, settled);
      try {
        return await current;
      } finally {
        if (lastByKey.get(key) === settled) lastByKey.delete(key);
      }
    },
  };
}
