import type { AreaCount } from '@azit/contract/clubs/club-counts.endpoints';
import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import type { Context } from '#server/context.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { filterKey, toClubFilters } from '../club-filters.ts';
import { countRegions } from '../count-clubs.ts';
import { discoveryCaches } from '../discovery-caches.ts';
import { countInAreas, tallyAreas } from './tally-areas.ts';

type AreaCountQuery = Omit<ClubFilterQuery, 'area'> & {
  keyword: string;
  exact?: number | undefined;
};

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
    ? discoveryCaches(context).searchAreas.getOrCompute(key, database.consistency, find)
    : find());
  return areas && countRegions((codes) => countInAreas(areas, codes));
}
