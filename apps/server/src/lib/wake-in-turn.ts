/** Where those wait who have to try again: woken one by one, the longest waiting first. */
export function wakeInTurn(patienceMs: number) {
  const waiting = new Set<() => void>();
  return {
    /** Until somebody calls `wakeNext`, or for as long as the patience lasts. */
    wait: () =>
      new Promise<void>((resolve) => {
        const wake = () => {
          clearTimeout(limit);
          waiting.delete(wake);
          resolve();
        };
        const limit = setTimeout(wake, patienceMs);
        waiting.add(wake);
      }),
    wakeNext: () => {
      const [first] = waiting;
      first?.();
    },
  };
}
