import { isRecord } from '#web/lib/is-record.ts';

/**
 * The router counts history entries only since the document loaded, and some screens load a new
 * document. The Navigation API counts all entries of the tab.
 */
export function stepsBack(): number {
  const list: Navigation | undefined = window.navigation;
  if (list?.currentEntry) return list.currentEntry.index;
  const state: unknown = window.history.state;
  return isRecord(state) && typeof state.idx === 'number' ? state.idx : 0;
}
