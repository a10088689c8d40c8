import type { AreaCount } from '@azit/contract/clubs/club-counts.endpoints';
import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { filterKey, toClubFilters } from '../club-filters.ts';
import { discoveryCaches } from '../discovery-caches.ts';
import { countPlaces } from '../place-counts.ts';
import { ENOUGH_MATCHES, findExact, findUnderstood, type Search } from './find-clubs.ts';
import { MAX_MATCHES, selectClubAreas } from './match.repository.ts';

type AreaCountQuery = Omit<ClubFilterQuery, 'area'> & {
  keyword: string;
  exact?: number | undefined;
};

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

/**
 * Counts the clubs that the search lists in each area and province. Returns null if it has more
 * matches than it counts.
 */
export async function countSearchAreas(
  context: Context,
  viewer: Viewer,
  { keyword, exact, ...query }: AreaCountQuery,
): Promise<AreaCount[] | null> {
  const { database, clock, config } = context;
  const filters = toClubFilters({ ...query, area: undefined }, viewer, clock.now());
  const isExact = exact !== undefined;
  const find = () =>
    tallyAreas(context, { keyword, isExact, filters, hiddenIds: viewer.hidden ?? '{}' });
  const isShared = viewer.hidden === undefined && filters.joinable_by === null;
  const key = `${filterKey(filters)} ${isExact} ${keyword}`;
  const areas = await (isShared && config.listCache
    ? discoveryCaches(context).searchAreas.getOrCompute(key, database.sight, find)
    : find());
  return areas && countPlaces((codes) => countListed(areas, codes));
}

async function tallyAreas(context: Context, search: Search): Promise<SearchAreas | null> {
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

function countListed(areas: SearchAreas, codes: readonly string[]): number {
  const count = (tally: Tally) => codes.reduce((sum, code) => sum + (tally.get(code) ?? 0), 0);
  const matches = count(areas.exact);
  if (matches === 0) return count(areas.corrected);
  return matches < ENOUGH_MATCHES ? matches + count(areas.understood) : matches;
}
