import type { Role } from './live-state.ts';

const lockName = 'azit-stream';
/**
 * Safari rejects every lock request while a page is being left. An immediate retry would loop and
 * freeze the page; timers of such a page never run.
 */
const pauseMs = 500;

export type TabLeader = {
  /** Takes the lead from an unresponsive tab. */
  takeOver: () => void;
  stop: () => void;
};

/**
 * One tab leads for as long as it lives; the browser passes the lead on when it closes. `onRole`
 * receives every change. Returns null without Web Locks (pages without https): then nobody leads.
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

  /** Another tab took the lead, or this one left the queue. */
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
