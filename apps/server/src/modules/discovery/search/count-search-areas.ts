import type { AreaCount } from '@azit/contract/clubs/club-counts.endpoints';
import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toClubFilters } from '../club-filters.ts';
import { countRegions } from '../count-clubs.ts';
import { discoveryCaches, type SearchAreas } from '../discovery-caches.ts';
import {
  ENOUGH_MATCHES,
  findAsTyped,
  findUnderstood,
  isCacheable,
  type Search,
  searchKey,
} from './find-clubs.ts';
import { MAX_MATCHES, selectClubAreas } from './search.repository.ts';

type AreaCountQuery = Omit<ClubFilterQuery, 'area'> & {
  keyword: string;
  exact?: number | undefined;
};

export async function countSearchAreas(
  context: Context,
  viewer: Viewer,
  { keyword, exact, ...query }: AreaCountQuery,
): Promise<AreaCount[] | null> {
  const { database, clock } = context;
  const filters = toClubFilters({ ...query, area: undefined }, viewer, clock.now());
  const isExact = exact !== undefined;
  const search = { keyword, isExact, filters, hidden: hiddenValues(viewer) };
  const find = () => tallyAreas(context, search);
  const { searchAreas } = discoveryCaches(context);
  const areas = await (isCacheable(context, viewer, search)
    ? searchAreas.getOrCompute(searchKey(search), database.consistency, find)
    : find());
  return areas && countRegions((codes) => countInAreas(areas, codes));
}

/**
 * The number of exact matches in an area decides whether a search in this area adds clubs found by
 * synonyms (`understood`) or by similar words (`guessed`). So each area needs all three counts.
 */
async function tallyAreas(context: Context, search: Search): Promise<SearchAreas | null> {
  const exact = await findAsTyped(context, search);
  const understand = async (mayGuess: boolean) =>
    search.isExact || exact.length === MAX_MATCHES
      ? []
      : ((await findUnderstood(context, search, mayGuess, ['area']))?.clubIds ?? []);
  const [understood, guessed] = await Promise.all([understand(false), understand(true)]);
  if ([exact, understood, guessed].some(({ length }) => length === MAX_MATCHES)) return null;
  const club_ids = [...new Set([...exact, ...understood, ...guessed])];
  const rows = await findMany(context.database, selectClubAreas, { club_ids });
  const tally = (clubIds: readonly number[]) => {
    const shown = rows.filter(({ club_id }) => clubIds.includes(club_id));
    const areas = Map.groupBy(shown, ({ area_code }) => area_code);
    return new Map([...areas].map(([code, clubs]) => [code, clubs.length]));
  };
  const others = understood.filter((clubId) => !exact.includes(clubId));
  return { exact: tally(exact), understood: tally(others), guessed: tally(guessed) };
}

function countInAreas(areas: SearchAreas, codes: readonly string[]): number {
  const count = (tally: ReadonlyMap<string, number>) =>
    codes.reduce((sum, code) => sum + (tally.get(code) ?? 0), 0);
  const matches = count(areas.exact);
  if (matches === 0) return count(areas.guessed);
  return matches < ENOUGH_MATCHES ? matches + count(areas.understood) : matches;
}
