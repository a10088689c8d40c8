import type { SearchInfo } from '@azit/contract/clubs/search-info.schema';
import type { WordFilter } from '@azit/rules/search/filter-words';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { MATCH_CAP, selectMatches, selectUnderstoodMatches } from './search.repository.ts';
import { understandKeyword } from './understand-keyword.ts';

/** With so many exact matches nothing else is looked for. */
const ENOUGH = 5;

export type FoundClubs = { clubIds: number[]; searchInfo?: SearchInfo };

/** Those that match the words as they are come first; where they are few, what the words may mean. */
export async function findClubs(
  { database, clock }: Context,
  { keyword, isExact }: { keyword: string; isExact: boolean },
): Promise<FoundClubs> {
  const moment = toMoment(clock.now());
  const exact = (await findOne(database, selectMatches, { keyword, ...moment }))?.club_ids ?? [];
  if (isExact || exact.length >= ENOUGH) return { clubIds: exact };
  const understanding = await understandKeyword(database, keyword, exact.length === 0);
  if (understanding === undefined) return { clubIds: exact };
  const { keywords, own, filters } = understanding;
  const row = await findOne(database, selectUnderstoodMatches, { keywords, own, ...moment });
  const known = new Set(exact);
  const more = (row?.club_ids ?? []).filter((clubId) => !known.has(clubId));
  if (more.length === 0) return { clubIds: exact };
  const [best = 1] = row?.places ?? [];
  const searchInfo = {
    keyword,
    understoodAs: keywords[best - 1] ?? '',
    filters: filters.map(toWireFilter),
  };
  return { clubIds: [...exact, ...more].slice(0, MATCH_CAP), searchInfo };
}

function toWireFilter(filter: WordFilter): SearchInfo['filters'][number] {
  const { word, name } = filter;
  return { word, name, value: name === 'free' ? '1' : String(filter.value) };
}
