import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import { ENOUGH_MATCHES, findExact, findUnderstood, type Search } from './find-clubs.ts';
import { MAX_MATCHES, selectClubAreas } from './match.repository.ts';

/** How many clubs each area has, by area code. */
type Tally = ReadonlyMap<string, number>;

/** Everything that a search may list in an area: each area decides whether it has enough matches. */
export type SearchAreas = {
  exact: Tally;
  /** Listed beside few exact matches. */
  understood: Tally;
  /** Listed instead of exact matches. */
  corrected: Tally;
};

/** Returns null if the search has more matches than it counts. */
export async function tallyAreas(context: Context, search: Search): Promise<SearchAreas | null> {
  const exact = await findExact(context, search);
  // A chosen area replaces the area that a word names.
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

/** How many clubs the search lists within these areas together. */
export function countListed(areas: SearchAreas, codes: readonly string[]): number {
  const count = (tally: Tally) => codes.reduce((sum, code) => sum + (tally.get(code) ?? 0), 0);
  const matches = count(areas.exact);
  if (matches === 0) return count(areas.corrected);
  return matches < ENOUGH_MATCHES ? matches + count(areas.understood) : matches;
}
