import { isRecord } from '#web/api/error.ts';

/**
 * How many pages of ours lie behind this one. The router counts only since the document was loaded,
 * and some screens get a document of their own; the browser's list knows better where it exists.
 */
export function stepsBack(): number {
  const list: Navigation | undefined = window.navigation;
  if (list?.currentEntry) return list.currentEntry.index;
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : 0;
}
