const idleMs = 100;

/**
 * When a row is taller than estimated, virtua corrects the scroll position but draws the previous
 * range of indexes until the next scroll event. Rows added before that event would shift the range,
 * and a whole screen of rows would be drawn needlessly.
 */
export function createScrollSignal() {
  let waiting: (() => void)[] = [];
  return {
    wait: (): Promise<void> =>
      new Promise((resolve) => {
        waiting.push(resolve);
        setTimeout(resolve, idleMs);
      }),
    scrolled: (): void => {
      const resolved = waiting;
      waiting = [];
      for (const resolve of resolved) resolve();
    },
  };
}
