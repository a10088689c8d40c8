export class QueueFullError extends Error {
  override name = 'QueueFullError';
}

export type BoundedQueue = { run<T>(task: () => Promise<T>): Promise<T> };

/** Runs at most `width` tasks at once and keeps at most `depth` waiting; one more is turned away. */
export function boundedQueue({ width, depth }: { width: number; depth: number }): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = async () => {
    if (running < width) {
      running += 1;
      return;
    }
    if (waiting.length >= depth) throw new QueueFullError('too many tasks are waiting');
    // The one that finishes hands its place over, so the count stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    run: async (task) => {
      await turn();
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}
