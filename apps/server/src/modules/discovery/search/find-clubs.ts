import type { SearchInfo } from '@azit/contract/clubs/search-info.schema';
import type { WordFilter } from '@azit/rules/search/filter-words';
import type { Context } from '#server/context.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { findMatches, rankMatches, type SearchScope } from './find-matches.ts';
import { MAX_MATCHES } from './match.repository.ts';
import { understandKeyword } from './understand-keyword.ts';
import { withWordFilters } from './word-filters.ts';

export const ENOUGH_MATCHES = 5;

export type Search = SearchScope & { keyword: string; isExact: boolean };

export type FoundClubs = { clubIds: number[]; searchInfo?: SearchInfo };

export async function findClubs(context: Context, search: Search): Promise<FoundClubs> {
  const exact = await findExact(context, search);
  if (search.isExact || exact.length >= ENOUGH_MATCHES) return { clubIds: exact };
  const understood = await findUnderstood(context, search, exact.length === 0);
  const clubIds = [...new Set([...exact, ...(understood?.clubIds ?? [])])].slice(0, MAX_MATCHES);
  if (understood === undefined || clubIds.length === exact.length) return { clubIds: exact };
  const { keyword: understoodAs, filters } = understood;
  const searchInfo = { keyword: search.keyword, understoodAs, filters: filters.map(toWireFilter) };
  return { clubIds, searchInfo };
}

export async function findExact(context: Context, search: Search): Promise<number[]> {
  const keyword = withoutRepeatedWords(search.keyword);
  const [matches = []] = await findMatches(context, [keyword], search);
  return rankMatches(matches);
}

export async function findUnderstood(
  context: Context,
  { keyword: typed, filters: chosen, hiddenIds }: Search,
  correctsErrors: boolean,
  ignored: readonly WordFilter['name'][] = [],
) {
  const keyword = withoutRepeatedWords(typed);
  const understanding = await understandKeyword(context.database, keyword, correctsErrors);
  if (understanding === undefined) return undefined;
  const { keywords, directCount, filters } = understanding;
  const used = filters.filter(({ name }) => !ignored.includes(name));
  const { today } = nowValues(context.clock.now());
  const lists = await findMatches(context, keywords, {
    filters: withWordFilters(chosen, used, today),
    hiddenIds,
  });
  const [first, synonyms] = [lists.slice(0, directCount).flat(), lists.slice(directCount).flat()];
  const clubIds = [...new Set([...rankMatches(first), ...rankMatches(synonyms)])];
  const largest = Math.max(...lists.map(({ length }) => length));
  const best = keywords[lists.findIndex(({ length }) => length === largest)] ?? '';
  return { clubIds: clubIds.slice(0, MAX_MATCHES), keyword: best, filters };
}

/**
 * A repeated word cannot change the matches, but PostgreSQL would search every text for the word
 * again.
 */
function withoutRepeatedWords(keyword: string): string {
  const words = keyword.split(/\s+/);
  const folded = words.map((word) => word.toLowerCase());
  return words.filter((word, index) => folded.indexOf(word.toLowerCase()) === index).join(' ');
}

function toWireFilter(filter: WordFilter): SearchInfo['filters'][number] {
  const { word, name } = filter;
  return { word, name, value: name === 'free' ? '1' : String(filter.value) };
}
