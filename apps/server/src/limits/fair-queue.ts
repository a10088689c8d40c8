import { QueueFullError } from './bounded-queue.ts';

type Bounds = {
  /** Tasks that wait, of all keys and of one. */
  depth: number;
  depthPerKey: number;
  waitLimitMs: number;
};

/** On whose behalf a task runs, and its price: what the keys share is the sum of prices. */
type Claim = { key: string; price: number };
type Entry = { key: string; begin: number; end: number; start(): void; refuse(): void };

export type FairQueue = { run<T>(claim: Claim, task: () => Promise<T>): Promise<T> };

/**
 * Runs one task at a time, next the one whose key would have had the least with it (start-time fair
 * queueing; with equal prices, in turns). Throws QueueFullError for one task too many of a key, for
 * a task that waited longer than the limit, and above `depth` for the one that would run last.
 */
export function fairQueue({ depth, depthPerKey, waitLimitMs }: Bounds): FairQueue {
  let waiting: Entry[] = [];
  let isRunning = false;
  /** How much every key with a task has had, at least; and what each has claimed up to. */
  let level = 0;
  const claimed = new Map<string, number>();

  const startNext = () => {
    const next = findBest(waiting, (entry, best) => entry.end < best.end);
    if (next === undefined) {
      level = 0;
      claimed.clear();
      return;
    }
    waiting = waiting.filter((entry) => entry !== next);
    level = Math.max(level, next.begin);
    isRunning = true;
    next.start();
  };

  const turn = ({ key, price }: Claim) =>
    new Promise<void>((resolve, reject) => {
      const begin = Math.max(level, claimed.get(key) ?? 0);
      const end = begin + price;
      claimed.set(key, end);
      const refuse = () => {
        waiting = waiting.filter((other) => other !== entry);
        clearTimeout(limit);
        reject(new QueueFullError('too many tasks are waiting'));
      };
      const start = () => {
        clearTimeout(limit);
        resolve();
      };
      const entry: Entry = { key, begin, end, start, refuse };
      const limit = setTimeout(refuse, waitLimitMs);
      waiting.push(entry);
      if (!isRunning) startNext();
      else if (waiting.length > depth) findBest(waiting, (a, best) => a.end >= best.end)?.refuse();
    });

  return {
    run: async (claim, task) => {
      if (waiting.filter(({ key }) => key === claim.key).length >= depthPerKey) {
        throw new QueueFullError('too many tasks of one key are waiting');
      }
      await turn(claim);
      try {
        return await task();
      } finally {
        isRunning = false;
        startNext();
      }
    },
  };
}

function findBest<T>(candidates: T[], isBetter: (candidate: T, best: T) => boolean): T | undefined {
  let best: T | undefined;
  for (const candidate of candidates) {
    if (best === undefined || isBetter(candidate, best)) best = candidate;
  }
  return best;
}
