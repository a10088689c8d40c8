const idleMs = 100;

/**
 * Delays new rows until virtua (the virtual list) has received a scroll event. After virtua
 * corrects the scroll position for a row that is taller than estimated, it still draws the previous
 * range of indexes. New rows would shift this range, and a whole screen of rows would be drawn
 * needlessly.
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
