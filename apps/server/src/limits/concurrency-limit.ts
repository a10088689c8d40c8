import { serverBusy } from '#server/runtime/refusal.ts';

type Limits = { total: number; perKey: number };

export function concurrencyLimit({ total, perKey }: Limits) {
  const runningByKey = new Map<string, number>();
  let running = 0;
  return {
    inUse: () => running,
    run: async <T>(key: string, task: () => Promise<T>): Promise<T> => {
      const ofKey = runningByKey.get(key) ?? 0;
      if (running >= total || ofKey >= perKey) throw serverBusy();
      running += 1;
      runningByKey.set(key, ofKey + 1);
      try {
        return await task();
      } finally {
        running -= 1;
        const left = (runningByKey.get(key) ?? 1) - 1;
        if (left > 0) runningByKey.set(key, left);
        else runningByKey.delete(key);
      }
    },
  };
}
