import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { StatementRow } from '#server/database/statement.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { type ClubFilters, isFiltered } from '../club-filters.ts';
import { lookUpMatches, scanMatches, splitKeywords } from './match.repository.ts';

/** Above this many clubs, scanning by date finds enough matches sooner than the index. */
const COMMON_CLUBS = 10_000;
/** A single n-gram has a lower threshold, because the index cannot intersect it with others. */
export const COMMON_SINGLE_GRAM_CLUBS = 5_000;

export type Match = StatementRow<typeof lookUpMatches>;

export type SearchScope = { filters: ClubFilters; hiddenIds: string };

export async function findMatches(
  { database, clock }: Context,
  keywords: readonly string[],
  { filters, hiddenIds }: SearchScope,
): Promise<Match[][]> {
  const terms = await findMany(database, splitKeywords, { keywords: [...keywords] });
  const scope = { ...nowValues(clock.now()), ...filters, hidden_ids: hiddenIds };
  return Promise.all(
    terms.map(({ word, other_patterns, grams, clubs }) => {
      const values = { ...scope, word, other_patterns };
      return isCommon(grams.length, clubs)
        ? findMany(database, scanMatches, values)
        : findMany(database, lookUpMatches, { ...values, grams, is_filtered: isFiltered(filters) });
    }),
  );
}

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
