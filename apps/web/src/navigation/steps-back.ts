import { isRecord } from '#web/lib/is-record.ts';

/**
 * Returns how many pages of the app precede this one in the tab. The router counts since the document
 * was loaded, and some screens load their own; the Navigation API, where it exists, counts them all.
 */
export function stepsBack(): number {
  const list: Navigation | undefined = window.navigation;
  if (list?.currentEntry) return list.currentEntry.index;
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : 0;
}
