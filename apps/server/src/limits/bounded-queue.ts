export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

type Bounds = {
  width: number;
  depth: number;
  rush?: { above: number; afterMs: number; width: number };
};

export function boundedQueue({ width, depth, rush }: Bounds) {
  const waiting: (() => void)[] = [];
  let running = 0;
  let isRush = false;
  const startNext = () => {
    if (rush !== undefined && waiting.length > rush.above) isRush = true;
    while (running < (isRush && rush !== undefined ? rush.width : width)) {
      const next = waiting.shift();
      if (next === undefined) {
        isRush = false;
        return;
      }
      running += 1;
      next();
    }
  };
  const beginRush = () => {
    isRush = true;
    startNext();
  };
  const waitForTurn = () =>
    new Promise<void>((resolve) => {
      const timeout = rush && setTimeout(beginRush, rush.afterMs);
      waiting.push(() => {
        clearTimeout(timeout);
        resolve();
      });
      startNext();
    });
  return {
    run: async <T>(task: () => Promise<T>): Promise<T> => {
      if (running >= width && waiting.length >= depth) {
        throw new QueueFullError('too many tasks are waiting');
      }
      await waitForTurn();
      try {
        return await task();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}
