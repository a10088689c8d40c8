import { useEffect, useState } from 'react';

/** The time, looked at again every so many milliseconds, and when the page is back on screen. */
export function useNow(every: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const turn = () => setNow(new Date());
    const timer = setInterval(turn, every);
    // A phone asleep runs no timers.
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [every]);
  return now;
}
