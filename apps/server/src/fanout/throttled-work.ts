/** Work that is requested often: it never runs twice at once and starts at most once per `pauseMs`. */
export type ThrottledWork = {
  /** Returns at once. Requests during a run, or the pause after it, become one run. */
  request(): void;
  /** Runs pending requests without a pause; resolves when none are left. */
  settle(): Promise<void>;
};

/** `work` must not reject. It starts after the requesting code has returned. */
export function throttledWork(work: () => Promise<void>, pauseMs: number): ThrottledWork {
  let isRequested = false;
  let running: Promise<void> | undefined;
  let pause: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    // Combines several requests of the same code.
    await Promise.resolve();
    isRequested = false;
    const startedAt = performance.now();
    await work();
    running = undefined;
    pause = setTimeout(endPause, Math.max(0, startedAt + pauseMs - performance.now())).unref();
  }

  function endPause(): void {
    clearTimeout(pause);
    pause = undefined;
    if (isRequested) running = run();
  }

  return {
    request: () => {
      isRequested = true;
      if (running === undefined && pause === undefined) running = run();
    },
    settle: async () => {
      do {
        if (running === undefined) endPause();
        await running;
      } while (isRequested);
      clearTimeout(pause);
    },
  };
}
