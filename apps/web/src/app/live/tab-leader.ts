import type { Role } from './live-state.ts';

const lockName = 'azit-stream';
/**
 * Safari rejects every request for a lock while a page is being left. Asked again at once it would
 * reject for ever, and the page would freeze instead of leaving; a timer of such a page never runs.
 */
const pauseMs = 500;

export type TabLeader = {
  /** Takes the lead from a tab that does not reply any more. */
  takeOver: () => void;
  stop: () => void;
};

/**
 * Of all tabs one leads, for as long as it lives; the browser passes the lead on when it is closed.
 * `onRole` hears of every change. Returns null where the browser has no locks (addresses without
 * https): there nobody leads.
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

  /** The lead was taken from this tab, or its place in the queue was given up. */
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
