import { seoulToday } from '@azit/rules/seoul-clock';
import {
  rebuildSearch,
  type SearchDifferences,
} from '#server/modules/discovery/search/search-index.ts';
import type { Run } from './operator-session.ts';

const SHOWN_IDS = 20;

export const rebuildSearchIndex: Run = async (session) => {
  const { now, progress } = session;
  const differences = await rebuildSearch(session, seoulToday(now), progress.moved);
  const kinds = ['added', 'changed', 'removed'] as const;
  const rows = kinds
    .map((change) => ({ change, club_ids: differences[change] }))
    .filter((row) => row.club_ids.length > 0);
  const lines = rows.map(({ change, club_ids: ids }) => {
    const more = ids.length > SHOWN_IDS ? ', …' : '';
    return `${labels[change](ids.length)}: ${ids.slice(0, SHOWN_IDS).join(', ')}${more}`;
  });
  return { lines: rows.length === 0 ? ['검색 색인이 아지트와 모두 맞아요.'] : lines, rows };
};

const labels: Record<keyof SearchDifferences, (clubs: number) => string> = {
  added: (clubs) => `검색에 빠져 있던 아지트 ${clubs}개를 넣었어요`,
  changed: (clubs) => `내용이 다르던 아지트 ${clubs}개를 고쳤어요`,
  removed: (clubs) => `검색에서 빠져야 할 아지트 ${clubs}개를 뺐어요`,
};
