/** One line for each key: whoever stands in it works only after everybody before has finished. */
export function waitingLines() {
  const ends = new Map<string, Promise<unknown>>();
  return {
    isEmpty: (key: string) => !ends.has(key),
    join: async <T>(key: string, work: () => Promise<T>): Promise<T> => {
      const mine = (ends.get(key) ?? Promise.resolve()).then(work);
      const end = mine.catch(() => undefined);
      ends.set(key, end);
      try {
        return await mine;
      } finally {
        if (ends.get(key) === end) ends.delete(key);
      }
    },
  };
}
