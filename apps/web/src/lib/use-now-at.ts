import { useEffect, useState } from 'react';

/** A browser's timer runs at most so long; a longer wait starts again. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The present; what reads it is drawn anew when the next of these moments has come. */
export function useNowAt(moments: readonly Date[]): Date {
  const [now, setNow] = useState(() => new Date());
  const next = nextMoment(moments, now);
  const wakeAt = next && Math.min(next, now.getTime() + LONGEST_TIMER_MS);
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = wakeAt && setTimeout(update, Math.max(wakeAt - Date.now(), 0));
    // A phone asleep runs no timers: look again when the page is back on screen.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [wakeAt]);
  return now;
}

function nextMoment(moments: readonly Date[], now: Date): number | undefined {
  const ahead = moments.map((moment) => moment.getTime()).filter((time) => time > now.getTime());
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}
