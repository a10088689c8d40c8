import { seoulToday } from '@azit/rules/seoul-clock';
import { rebuildSearch } from '#server/modules/discovery/search/search-index.ts';
import type { Run } from './operator-session.ts';

const SHOWN_IDS = 20;

export const rebuildSearchIndex: Run = async (session) => {
  const { now, progress } = session;
  const differences = await rebuildSearch(session, seoulToday(now), progress.moved);
  return { lines: Object.entries(differences).map(([kind, ids]) => describe(kind, ids)) };
};

function describe(kind: string, ids: readonly number[]): string {
  const more = ids.length > SHOWN_IDS ? ', …' : '';
  const named = ids.length === 0 ? '' : `: ${ids.slice(0, SHOWN_IDS).join(', ')}${more}`;
  return `${kind} ${ids.length}${named}`;
}
