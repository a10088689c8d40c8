/** Nothing scrolls that has not told so for this long. */
const stillMs = 100;

export type ScrollSignal = ReturnType<typeof createScrollSignal>;

/**
 * When rows may be put above those on the screen. The list corrects its place for rows that turned
 * out taller than guessed, and until the next scroll event it draws the rows it drew before, by
 * their number: with rows put above it in between these are others, a screenful for nothing.
 */
export function createScrollSignal() {
  let waiting: (() => void)[] = [];
  return {
    /** Resolves with the next scroll event, or soon where nothing scrolls. */
    wait: (): Promise<void> =>
      new Promise((resolve) => {
        waiting.push(resolve);
        setTimeout(resolve, stillMs);
      }),
    /** The list has heard a scroll event. */
    scrolled: (): void => {
      const told = waiting;
      waiting = [];
      for (const resolve of told) resolve();
    },
  };
}
