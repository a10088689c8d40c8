export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

export type BoundedQueue = { run<T>(task: () => Promise<T>): Promise<T> };

type Bounds = {
  width: number;
  depth: number;
  /** While more than `above` wait, `width` run at once: a crowd is worth a second core for a moment. */
  rush?: { above: number; width: number };
};

/** Runs at most `width` tasks at once and keeps at most `depth` waiting; one more is turned away. */
export function boundedQueue({ width, depth, rush }: Bounds): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const allowed = () => (rush !== undefined && waiting.length > rush.above ? rush.width : width);
  const startNext = () => {
    while (running < allowed()) {
      const next = waiting.shift();
      if (next === undefined) return;
      running += 1;
      next();
    }
  };
  const turn = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      startNext();
    });
  return {
    run: async (task) => {
      if (running >= width && waiting.length >= depth) {
        throw new QueueFullError('too many tasks are waiting');
      }
      await turn();
      try {
        return await task();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
