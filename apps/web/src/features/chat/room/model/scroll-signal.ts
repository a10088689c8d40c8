const idleMs = 100;

/**
 * virtua corrects the scroll position for rows taller than estimated, and draws the previous range
 * of indexes until the next scroll event. Rows added in between would shift that range and draw a
 * screenful in vain.
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
