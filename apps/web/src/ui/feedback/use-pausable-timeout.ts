import { useCallback, useEffect, useRef } from 'react';

export function usePausableTimeout(done: () => void, ms: number) {
  const latest = useRef(done);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef(ms);
  const since = useRef(0);

  useEffect(() => {
    latest.current = done;
  });

  const pause = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    left.current -= performance.now() - since.current;
  }, []);

  const resume = useCallback(() => {
    if (timer.current !== undefined) return;
    since.current = performance.now();
    timer.current = setTimeout(() => latest.current(), Math.max(0, left.current));
  }, []);

  useEffect(() => {
    left.current = ms;
    resume();
    return pause;
  }, [ms, pause, resume]);

  return { pause, resume };
}
