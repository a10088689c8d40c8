import type { SearchInfo } from '@azit/contract/clubs/search-info.schema';
import type { WordFilter } from '@azit/rules/search/filter-words';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { type ClubFilters, isFiltered } from './club-filters.ts';
import { MATCH_CAP, selectFilteredMatches, selectMatches } from './search.repository.ts';
import { type Understanding, understandKeyword } from './understand-keyword.ts';
import {
  selectFilteredClubs,
  selectFilteredMatchesOfAny,
  selectMatchesOfAny,
} from './understood-matches.repository.ts';
import { withWordFilters } from './word-filters.ts';

/** With so many exact matches nothing else is looked for. */
const ENOUGH = 5;

export type FoundClubs = { clubIds: number[]; searchInfo?: SearchInfo };

type Question = { keyword: string; isExact: boolean; filters: ClubFilters };

/** Those that match the words as they are come first; where they are few, what the words may mean. */
export async function findClubs(context: Context, question: Question): Promise<FoundClubs> {
  const { keyword, isExact } = question;
  const exact = await findExactly(context, question);
  if (isExact || exact.length >= ENOUGH) return { clubIds: exact };
  const understanding = await understandKeyword(context.database, keyword, exact.length === 0);
  if (understanding === undefined) return { clubIds: exact };
  const { clubIds, places } = await findUnderstood(context, question.filters, understanding);
  const known = new Set(exact);
  const more = clubIds.filter((clubId) => !known.has(clubId));
  if (more.length === 0) return { clubIds: exact };
  const [best = 1] = places;
  const searchInfo = {
    keyword,
    understoodAs: understanding.keywords[best - 1] ?? '',
    filters: understanding.filters.map(toWireFilter),
  };
  return { clubIds: [...exact, ...more].slice(0, MATCH_CAP), searchInfo };
}

async function findExactly({ database, clock }: Context, { keyword, filters }: Question) {
  const moment = toMoment(clock.now());
  const row = isFiltered(filters)
    ? await findOne(database, selectFilteredMatches, { keyword, ...filters, ...moment })
    : await findOne(database, selectMatches, { keyword, ...moment });
  return row?.club_ids ?? [];
}

async function findUnderstood(
  { database, clock }: Context,
  chosen: ClubFilters,
  { keywords, own, filters: wordFilters }: Understanding,
) {
  const moment = toMoment(clock.now());
  const filters = withWordFilters(chosen, wordFilters, moment.today);
  if (keywords.length === 0) {
    const row = await findOne(database, selectFilteredClubs, { ...filters, ...moment });
    return { clubIds: row?.club_ids ?? [], places: [] };
  }
  const asked = { keywords, own, ...moment };
  const row =
    wordFilters.length > 0 || isFiltered(chosen)
      ? await findOne(database, selectFilteredMatchesOfAny, { ...asked, ...filters })
      : await findOne(database, selectMatchesOfAny, asked);
  return { clubIds: row?.club_ids ?? [], places: row?.places ?? [] };
}

function toWireFilter(filter: WordFilter): SearchInfo['filters'][number] {
  const { word, name } = filter;
  return { word, name, value: name === 'free' ? '1' : String(filter.value) };
}
