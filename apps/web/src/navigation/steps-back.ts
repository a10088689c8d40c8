import { isRecord } from '#web/lib/is-record.ts';

/**
 * The router counts history entries only since the document loaded, so use the Navigation API,
 * which counts all.
 */
export function stepsBack(): number {
  const list: Navigation | undefined = window.navigation;
  if (list?.currentEntry) return list.currentEntry.index;
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : 0;
}
