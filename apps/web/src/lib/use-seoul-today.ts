import { millisecondsUntilSeoulMidnight, seoulToday } from '@azit/rules/seoul-clock';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let midnight: ReturnType<typeof setTimeout> | undefined;

export function useSeoulToday(): string {
  const today = () => seoulToday(new Date());
  return useSyncExternalStore(subscribe, today, today);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  // A sleeping phone runs no timers, so check again when the page becomes visible.
  document.addEventListener('visibilitychange', update);
  awaitMidnight();
}

function stop(): void {
  document.removeEventListener('visibilitychange', update);
  clearTimeout(midnight);
}

function update(): void {
  for (const listener of listeners) listener();
  clearTimeout(midnight);
  awaitMidnight();
}

function awaitMidnight(): void {
  midnight = setTimeout(update, millisecondsUntilSeoulMidnight(new Date()));
}
