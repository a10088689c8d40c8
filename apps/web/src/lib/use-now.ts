import { useEffect, useState } from 'react';

/** Returns the current time, updated at an interval and when the page becomes visible. */
export function useNow(every: number): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const turn = () => setNow(new Date());
    const timer = setInterval(turn, every);
    // A sleeping phone runs no timers.
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [every]);
  return now;
}
