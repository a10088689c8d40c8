import { QueueFullError } from './bounded-queue.ts';

type Bounds = {
  depth: number;
  depthPerKey: number;
  waitLimitMs: number;
};

type Claim = { key: string; cost: number };
type Entry = { key: string; start: number; finish: number; run(): void; refuse(): void };

const byFinish = (one: Entry, other: Entry) => one.finish - other.finish;

/** Implements fair queueing with a virtual clock: with equal costs, keys take turns. */
export function fairQueue({ depth, depthPerKey, waitLimitMs }: Bounds) {
  let waiting: Entry[] = [];
  let isRunning = false;
  let virtualTime = 0;
  const lastFinish = new Map<string, number>();

  const startNext = () => {
    const [next] = waiting.toSorted(byFinish);
    if (next === undefined) {
      virtualTime = 0;
      lastFinish.clear();
      return;
    }
    waiting = waiting.filter((entry) => entry !== next);
    virtualTime = Math.max(virtualTime, next.start);
    isRunning = true;
    next.run();
  };

  const waitForTurn = ({ key, cost }: Claim) =>
    new Promise<void>((resolve, reject) => {
      const start = Math.max(virtualTime, lastFinish.get(key) ?? 0);
      const finish = start + cost;
      lastFinish.set(key, finish);
      const refuse = () => {
        waiting = waiting.filter((other) => other !== entry);
        clearTimeout(limit);
        reject(new QueueFullError('too many tasks are waiting'));
      };
      const run = () => {
        clearTimeout(limit);
        resolve();
      };
      const entry: Entry = { key, start, finish, run, refuse };
      const limit = setTimeout(refuse, waitLimitMs);
      waiting.push(entry);
      if (!isRunning) startNext();
      else if (waiting.length > depth) waiting.toSorted(byFinish).at(-1)?.refuse();
    });

  return {
    run: async <T>(claim: Claim, task: () => Promise<T>): Promise<T> => {
      if (waiting.filter(({ key }) => key === claim.key).length >= depthPerKey) {
        throw new QueueFullError('too many tasks of one key are waiting');
      }
      await waitForTurn(claim);
      try {
        return await task();
      } finally {
        isRunning = false;
        startNext();
      }
    },
  };
}
