import { useEffect, useState } from 'react';

/**
 * In milliseconds. For texts with minutes, such as `8분 뒤 시작해요`, which must be updated several times
 * a minute.
 */
export const MINUTE_TEXT_MS = 15_000;

export function useNow(every: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const turn = () => setNow(new Date());
    const timer = setInterval(turn, every);
    // A sleeping phone runs no timers, so update when the page becomes visible.
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [every]);
  return now;
}
