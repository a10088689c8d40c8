import type { SearchInfo } from '@azit/contract/clubs/search-info.schema';
import { areaCodesWithin } from '@azit/rules/areas/areas';
import type { WordFilter } from '@azit/rules/search/filter-words';
import { addDays, getWeekend } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import type { hiddenValues } from '#server/database/block-sql.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { type ClubFilters, filterKey, isFiltered } from '../club-filters.ts';
import { lookUpMatches, MAX_MATCHES, scanMatches, splitKeywords } from './search.repository.ts';
import { understandKeyword } from './understand-keyword.ts';

/** Above this many clubs with the rarest n-gram, a scan by date is faster than the index. */
const COMMON_CLUBS = 10_000;
/**
 * A single n-gram has a lower threshold, because the index cannot intersect it with others.
 * `common_grams` contains only n-grams of at least this many clubs.
 */
export const COMMON_SINGLE_GRAM_CLUBS = 5_000;

type Match = StatementRow<typeof lookUpMatches>;

type SearchScope = { filters: ClubFilters; hidden: ReturnType<typeof hiddenValues> };

export async function matchKeywords(
  { database }: Context,
  keywords: readonly string[],
  { filters, hidden }: SearchScope,
): Promise<Match[][]> {
  const split = await findMany(database, splitKeywords, { keywords: [...keywords] });
  const scope = { ...nowValues(filters.now), ...filters, ...hidden };
  return Promise.all(
    split.map(({ word, other_patterns, grams, clubs }) => {
      const values = { ...scope, word, other_patterns };
      return isCommon(grams.length, clubs)
        ? findMany(database, scanMatches, values)
        : findMany(database, lookUpMatches, { ...values, grams, is_filtered: isFiltered(filters) });
    }),
  );
}

/**
 * True if a scan by date is faster than a lookup by n-grams. `clubs` is null for an empty keyword,
 * which has no n-grams: a search such as 무료 consists of a filter only.
 */
function isCommon(grams: number, clubs: number | null): boolean {
  if (clubs === null) return true;
  return clubs > (grams === 1 ? COMMON_SINGLE_GRAM_CLUBS : COMMON_CLUBS);
}

export function rankMatches(matches: readonly Match[]): number[] {
  const ranked = matches.toSorted(
    (a, b) =>
      Number(b.is_named) - Number(a.is_named) ||
      a.starts_at.localeCompare(b.starts_at) ||
      a.club_id - b.club_id,
  );
  return [...new Set(ranked.map(({ club_id }) => club_id))];
}

/** With fewer matches than this, also search for what the keyword may mean. */
export const ENOUGH_MATCHES = 5;

export type Search = SearchScope & { keyword: string; isExact: boolean };

/** Blocks and eligibility make a result personal, so such a result is not cached. */
export function isCacheable({ config }: Context, viewer: Viewer, { filters }: Search): boolean {
  return config.listCache && viewer.hidden === undefined && filters.joinable_by === null;
}

export function searchKey({ keyword, isExact, filters }: Search): string {
  return `${filterKey(filters)} ${isExact} ${keyword}`;
}

export type FoundClubs = { clubIds: number[]; searchInfo?: SearchInfo };

export async function findClubs(context: Context, search: Search): Promise<FoundClubs> {
  const exact = await findAsTyped(context, search);
  if (search.isExact || exact.length >= ENOUGH_MATCHES) return { clubIds: exact };
  const understood = await findUnderstood(context, search, exact.length === 0);
  const clubIds = [...new Set([...exact, ...(understood?.clubIds ?? [])])].slice(0, MAX_MATCHES);
  if (understood === undefined || clubIds.length === exact.length) return { clubIds: exact };
  const { understoodAs, filters } = understood;
  const searchInfo = { keyword: search.keyword, understoodAs, filters: filters.map(toWireFilter) };
  return { clubIds, searchInfo };
}

export async function findAsTyped(context: Context, search: Search): Promise<number[]> {
  const keyword = withoutRepeatedWords(search.keyword);
  const [matches = []] = await matchKeywords(context, [keyword], search);
  return rankMatches(matches);
}

export async function findUnderstood(
  context: Context,
  { keyword: typed, filters: chosen, hidden }: Search,
  mayGuess: boolean,
  ignored: readonly WordFilter['name'][] = [],
) {
  const keyword = withoutRepeatedWords(typed);
  const understanding = await understandKeyword(context.database, keyword, mayGuess);
  if (understanding === undefined) return undefined;
  const { keywords, directCount, filters: wordFilters } = understanding;
  const { today } = nowValues(chosen.now);
  const used = wordFilters.filter(({ name }) => !ignored.includes(name));
  const { filters, applied } = applyWordFilters(chosen, used, today);
  const lists = await matchKeywords(context, keywords, { filters, hidden });
  const direct = lists.slice(0, directCount).flat();
  const synonyms = lists.slice(directCount).flat();
  const clubIds = [...new Set([...rankMatches(direct), ...rankMatches(synonyms)])];
  // `understoodAs` tells the member what else was searched for: the keyword that found the most
  // clubs in addition to those of the typed keyword.
  const typedList = lists[keywords.indexOf(keyword.toLowerCase())] ?? [];
  const typedIds = new Set(typedList.map(({ club_id }) => club_id));
  const others = keywords.map((other, index) => ({
    other,
    count: lists[index]?.filter(({ club_id }) => !typedIds.has(club_id)).length ?? 0,
  }));
  const [most] = others
    .filter(({ other }) => other !== keyword.toLowerCase())
    .toSorted((a, b) => b.count - a.count);
  const understoodAs = most?.other ?? '';
  return { clubIds: clubIds.slice(0, MAX_MATCHES), understoodAs, filters: applied };
}

/**
 * A repeated word does not change the matches, but PostgreSQL would search every text for it again.
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

/**
 * A filter that the member chose takes precedence over a word that means the same filter, and an
 * earlier word over a later one. The other word is dropped.
 */
function applyWordFilters(
  chosen: ClubFilters,
  wordFilters: readonly WordFilter[],
  today: string,
): { filters: ClubFilters; applied: WordFilter[] } {
  const applied: WordFilter[] = [];
  let filters = chosen;
  for (const filter of wordFilters) {
    if (isSet(filters, filter)) continue;
    applied.push(filter);
    filters = withWordFilter(filters, filter, today);
  }
  return { filters, applied };
}

function isSet(filters: ClubFilters, { name }: WordFilter): boolean {
  const { is_online, area_codes, first_day, weekday } = filters;
  if (name === 'mode') return is_online !== null;
  if (name === 'area') return area_codes !== null;
  if (name === 'when') return first_day !== null;
  return name === 'weekday' && weekday !== null;
}

function withWordFilter(filters: ClubFilters, filter: WordFilter, today: string): ClubFilters {
  switch (filter.name) {
    case 'free':
      return { ...filters, only_free: true };
    case 'mode':
      return { ...filters, is_online: filter.value === 'online' };
    case 'weekday':
      return { ...filters, weekday: filter.value };
    case 'area':
      return { ...filters, area_codes: areaCodesWithin(filter.value) };
    case 'when': {
      const { from, to } = toDays(filter.value, today);
      return { ...filters, first_day: from, last_day: to };
    }
  }
}

function toDays(when: 'weekend' | 'today' | 'tomorrow', today: string) {
  if (when === 'weekend') return getWeekend(today);
  const day = when === 'today' ? today : addDays(today, 1);
  return { from: day, to: day };
}
