import type { Role } from './live-state.ts';

const lockName = 'azit-stream';
/**
 * Safari rejects every lock request while the user leaves a page. An immediate retry would loop and
 * freeze the page; timers of such a page never run.
 */
const pauseMs = 500;

export type TabLeader = {
  takeOver: () => void;
  stop: () => void;
};

/**
 * The browser passes the lock on when the leading tab closes. Returns null without Web Locks (pages
 * without https): then no tab leads.
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
