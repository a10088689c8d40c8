import { useEffect, useState } from 'react';

/** The longest delay of a browser timer (32 bits). A longer wait needs several timers. */
const MAX_TIMER_MS = 2 ** 31 - 1;

export function useNowAt(instants: readonly Date[]): Date {
  const [now, setNow] = useState(() => new Date());
  const next = nextInstant(instants, now);
  const wakeAt = next && Math.min(next, now.getTime() + MAX_TIMER_MS);
  useEffect(() => {
    const update = () => setNow(new Date());
    // A timer may fire a millisecond early, so use at least the time for which it was set.
    const wake = () => setNow(new Date(Math.max(wakeAt ?? 0, Date.now())));
    const timer = wakeAt && setTimeout(wake, Math.max(wakeAt - Date.now(), 0));
    // A sleeping phone runs no timers, so check again when the page becomes visible.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [wakeAt]);
  return now;
}

function nextInstant(instants: readonly Date[], now: Date): number | undefined {
  const ahead = instants.map((instant) => instant.getTime()).filter((time) => time > now.getTime());
  return ahead.length === 0 ? undefined : Math.min(...ahead);
}
