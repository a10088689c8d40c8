import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import { ENOUGH_MATCHES, findExact, findUnderstood, type Search } from './find-clubs.ts';
import { MAX_MATCHES, selectClubAreas } from './match.repository.ts';

/** The number of clubs by area code. */
type Tally = ReadonlyMap<string, number>;

/** All clubs that a search may list: each area decides whether it has enough exact matches. */
export type SearchAreas = {
  exact: Tally;
  /** Listed after few exact matches. */
  understood: Tally;
  /** Listed if there are no exact matches. */
  corrected: Tally;
};

/** Returns null if there are more matches than the search counts. */
export async function tallyAreas(context: Context, search: Search): Promise<SearchAreas | null> {
  const exact = await findExact(context, search);
  // A chosen area replaces an area named in the keyword.
  const understand = async (isCorrected: boolean) =>
    search.isExact || exact.length === MAX_MATCHES
      ? []
      : ((await findUnderstood(context, search, isCorrected, ['area']))?.clubIds ?? []);
  const [understood, corrected] = await Promise.all([understand(false), understand(true)]);
  if ([exact, understood, corrected].some(({ length }) => length === MAX_MATCHES)) return null;
  const club_ids = [...new Set([...exact, ...understood, ...corrected])];
  const rows = await findMany(context.database, selectClubAreas, { club_ids });
  const tally = (clubIds: readonly number[]): Tally => {
    const shown = rows.filter(({ club_id }) => clubIds.includes(club_id));
    const areas = Map.groupBy(shown, ({ area_code }) => area_code);
    return new Map([...areas].map(([code, clubs]) => [code, clubs.length]));
  };
  const others = understood.filter((clubId) => !exact.includes(clubId));
  return { exact: tally(exact), understood: tally(others), corrected: tally(corrected) };
}

/** Counts the clubs that the search lists in these areas together. */
export function countInAreas(areas: SearchAreas, codes: readonly string[]): number {
  const count = (tally: Tally) => codes.reduce((sum, code) => sum + (tally.get(code) ?? 0), 0);
  const matches = count(areas.exact);
  if (matches === 0) return count(areas.corrected);
  return matches < ENOUGH_MATCHES ? matches + count(areas.understood) : matches;
}
