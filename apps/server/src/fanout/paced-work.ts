/** Work that many request: never twice at a time, and begun at most once in `pauseMs`. */
export type PacedWork = {
  /** Returns at once. All that is requested while the work runs, or rests after it, is one run. */
  request(): void;
  /** Runs what is still requested, without the rest; resolves when nothing is left. */
  settle(): Promise<void>;
};

/** `work` must not reject. It begins when the code that requests it has returned. */
export function pacedWork(work: () => Promise<void>, pauseMs: number): PacedWork {
  let isRequested = false;
  let running: Promise<void> | undefined;
  let rest: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    // So that several requests by the same code are one run.
    await Promise.resolve();
    isRequested = false;
    const begun = performance.now();
    await work();
    running = undefined;
    rest = setTimeout(endRest, Math.max(0, begun + pauseMs - performance.now())).unref();
  }

  function endRest(): void {
    clearTimeout(rest);
    rest = undefined;
    if (isRequested) running = run();
  }

  return {
    request: () => {
      isRequested = true;
      if (running === undefined && rest === undefined) running = run();
    },
    settle: async () => {
      do {
        if (running === undefined) endRest();
        await running;
      } while (isRequested);
      clearTimeout(rest);
    },
  };
}
