import { isRecord } from '#web/lib/is-record.ts';

/**
 * Counts the app's pages before this one in the tab. The router counts since the document loaded,
 * and some screens load their own; the Navigation API counts them all.
 */
export function stepsBack(): number {
  const list: Navigation | undefined = window.navigation;
  if (list?.currentEntry) return list.currentEntry.index;
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : 0;
}
