import { useCallback, useEffect, useRef } from 'react';

export function useThrottled(callback: () => void, interval: number): () => void {
  const latest = useRef(callback);
  const lastRun = useRef(Number.NEGATIVE_INFINITY);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(() => {
    const run = () => {
      lastRun.current = performance.now();
      latest.current();
    };
    clearTimeout(timer.current);
    const wait = lastRun.current + interval - performance.now();
    if (wait <= 0) run();
    else timer.current = setTimeout(run, wait);
  }, [interval]);
}
