import type { Role } from './live-state.ts';

const lockName = 'azit-stream';
/**
 * In milliseconds. While the user leaves a page, Safari rejects all lock requests of the page.
 * Immediate retries would freeze it; delayed retries stop, because its timers no longer fire.
 */
const pauseMs = 500;

export type TabLeader = {
  takeOver: () => void;
  stop: () => void;
};

/**
 * The browser grants the lock to another tab when the leading tab closes. Returns null on pages
 * without https, where Web Locks do not exist and no tab can lead.
 */
export function competeForLead(onRole: (role: Role) => void): TabLeader | null {
  if (!('locks' in navigator)) return null;
  const { locks } = navigator;
  let queued = new AbortController();
  let release = () => {};
  let stopped = false;
  let again: ReturnType<typeof setTimeout> | undefined;

  function lead(): Promise<void> {
    if (stopped) return Promise.resolve();
    onRole('leader');
    return new Promise((resolve) => {
      release = resolve;
    });
  }

  function wait(): void {
    queued = new AbortController();
    locks.request(lockName, { signal: queued.signal }, lead).catch(loseLead);
  }

  function loseLead(): void {
    if (stopped || queued.signal.aborted) return;
    onRole('follower');
    clearTimeout(again);
    again = setTimeout(wait, pauseMs);
  }

  wait();
  return {
    takeOver: () => {
      clearTimeout(again);
      queued.abort();
      queued = new AbortController();
      locks.request(lockName, { steal: true }, lead).catch(loseLead);
    },
    stop: () => {
      stopped = true;
      clearTimeout(again);
      queued.abort();
      release();
    },
  };
}
