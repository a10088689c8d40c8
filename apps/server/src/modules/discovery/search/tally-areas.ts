import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import { ENOUGH_MATCHES, findExact, findUnderstood, type Search } from './find-clubs.ts';
import { MAX_MATCHES, selectClubAreas } from './match.repository.ts';

type Tally = ReadonlyMap<string, number>;

export type SearchAreas = {
  exact: Tally;
  understood: Tally;
  corrected: Tally;
};

export async function tallyAreas(context: Context, search: Search): Promise<SearchAreas | null> {
  const exact = await findExact(context, search);
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

export function countInAreas(areas: SearchAreas, codes: readonly string[]): number {
  const count = (tally: Tally) => codes.reduce((sum, code) => sum + (tally.get(code) ?? 0), 0);
  const matches = count(areas.exact);
  if (matches === 0) return count(areas.corrected);
  return matches < ENOUGH_MATCHES ? matches + count(areas.understood) : matches;
}
