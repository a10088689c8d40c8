/** Without a scroll event for this long nothing scrolls. */
const idleMs = 100;

/**
 * Says when rows may be added above those on the screen. virtua corrects the scroll position for
 * rows that are taller than estimated, and until the next scroll event it draws the previous range
 * of indexes. Rows added in between would shift that range: a screenful drawn for nothing.
 */
export function createScrollSignal() {
  let waiting: (() => void)[] = [];
  return {
    /** Resolves with the next scroll event, or soon if nothing scrolls. */
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
