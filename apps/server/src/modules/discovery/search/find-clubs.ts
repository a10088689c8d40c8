import type { SearchInfo } from '@azit/contract/clubs/search-info.schema';
import type { WordFilter } from '@azit/rules/search/filter-words';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { type ClubFilters, isFiltered } from '../club-filters.ts';
import { eachWordOnce } from './each-word-once.ts';
import { filterLetters } from './filter-letters.ts';
import { MATCH_CAP } from './match-sql.ts';
import { matchesReaching } from './nearest-matches.repository.ts';
import { selectFilteredClubs } from './search.repository.ts';
import { type Understanding, understandKeyword } from './understand-keyword.ts';
import { type WordFilters, withWordFilters } from './word-filters.ts';

/** With so many exact matches nothing else is looked for. */
export const ENOUGH = 5;

/** The nearest clubs, and how many there are of them, up to the cap. */
export type FoundClubs = { clubIds: number[]; total: number; searchInfo?: SearchInfo };

export type Question = {
  keyword: string;
  isExact: boolean;
  filters: ClubFilters;
  /** How many of the clubs are asked for. */
  reach: number;
};

/** Those that match the words as they are come first; where they are few, what the words may mean. */
export async function findClubs(context: Context, typed: Question): Promise<FoundClubs> {
  const keyword = eachWordOnce(typed.keyword);
  const question = { ...typed, keyword };
  const { isExact } = question;
  const exact = await findExactly(context, question);
  if (isExact || exact.total >= ENOUGH) return exact;
  const findsNothing = exact.total === 0;
  const understanding = await understandKeyword(context.database, keyword, findsNothing);
  if (understanding === undefined) return exact;
  // Which of the exact ones are among the others is known only of those that are read.
  const asked = findsNothing ? question : { ...question, reach: MATCH_CAP };
  const { clubIds, places, total } = await findUnderstood(context, asked, understanding);
  const known = new Set(exact.clubIds);
  const more = clubIds.filter((clubId) => !known.has(clubId));
  if (more.length === 0) return exact;
  const [best = 1] = places;
  const searchInfo = {
    keyword: typed.keyword,
    understoodAs: understanding.keywords[best - 1] ?? '',
    filters: understanding.filters.map(toWireFilter),
  };
  return {
    clubIds: [...exact.clubIds, ...more].slice(0, MATCH_CAP),
    total: Math.min(MATCH_CAP, exact.total + total - (clubIds.length - more.length)),
    searchInfo,
  };
}

export async function findExactly(
  context: Context,
  { keyword, ...question }: Question,
): Promise<FoundClubs> {
  return findNearest(context, { ...question, keywords: [keyword], own: 1 });
}

export async function findUnderstood(
  context: Context,
  { filters: chosen, reach }: Question,
  { keywords, own, filters: wordFilters }: Understanding,
): Promise<FoundNearest> {
  const { database, clock } = context;
  const moment = toMoment(clock.now());
  const filters = withWordFilters(chosen, wordFilters, moment.today);
  if (keywords.length > 0) return findNearest(context, { keywords, own, filters, reach });
  const row = await findOne(database, selectFilteredClubs, { ...filters, ...moment });
  return { ...allOf(row?.club_ids), places: [] };
}

type FoundNearest = FoundClubs & { places: number[] };
type Sought = Pick<Understanding, 'keywords' | 'own'> & {
  filters: ClubFilters & Partial<WordFilters>;
  reach: number;
};

/** A filter is one more word. */
async function findNearest(
  { database, clock }: Context,
  { keywords, own, filters, reach }: Sought,
): Promise<FoundNearest> {
  const { joinable_by, now } = filters;
  const narrowing = filterLetters(filters);
  if (narrowing === null) return { ...allOf(), places: [] };
  const { letters, places } = narrowing;
  const asked = {
    keywords: keywords.map((keyword) => [keyword, ...letters].join(' ')),
    own,
    ...toMoment(clock.now()),
  };
  const { plain, narrowed, joinable } = matchesReaching(reach);
  const row = !isFiltered(filters)
    ? await findOne(database, plain, asked)
    : joinable_by === null
      ? await findOne(database, narrowed, { ...asked, places })
      : await findOne(database, joinable, { ...asked, places, joinable_by, now });
  return { clubIds: row?.club_ids ?? [], total: row?.total ?? 0, places: row?.places ?? [] };
}

const allOf = (clubIds: number[] = []): FoundClubs => ({ clubIds, total: clubIds.length });

function toWireFilter(filter: WordFilter): SearchInfo['filters'][number] {
  const { word, name } = filter;
  return { word, name, value: name === 'free' ? '1' : String(filter.value) };
}
