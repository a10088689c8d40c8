export function throttledWork(work: () => Promise<void>, pauseMs: number) {
  let isRequested = false;
  let running: Promise<void> | undefined;
  let pause: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
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
