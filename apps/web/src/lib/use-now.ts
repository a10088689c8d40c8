import { useEffect, useState } from 'react';

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
