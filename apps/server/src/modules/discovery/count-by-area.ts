import type { AreaCount } from '@azit/contract/clubs/club-counts.endpoints';
import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { filterKey, onDay, toClubFilters } from './club-filters.ts';
import { discoveryCaches } from './discovery-caches.ts';
import { countFilteredByArea } from './filtered-list.repository.ts';
import { countPlaces } from './place-counts.ts';

type AreaCountQuery = Omit<ClubFilterQuery, 'area'> & {
  cl?: number | undefined;
  date?: string | undefined;
};

/** How many open clubs a list would hold for each area and province it can be asked for by. */
export function countByArea(
  context: Context,
  viewer: Viewer | undefined,
  { cl, date, ...query }: AreaCountQuery,
): Promise<AreaCount[]> {
  const now = context.clock.now();
  const asked = toClubFilters({ ...query, area: undefined }, viewer, now);
  const filters = date === undefined ? asked : onDay(asked, date);
  const key = `${filterKey(filters)} ${cl ?? ''} ${viewer?.hidden ?? ''}`;
  const { database } = context;
  return discoveryCaches(context).areaCounts.getOrCompute(key, database.sight, async () => {
    const rows = await findMany(database, countFilteredByArea, {
      ...toMoment(now),
      ...filters,
      category_large_id: cl ?? null,
      ...hiddenValues(viewer),
    });
    const totals = new Map(rows.map(({ area_code, total }) => [area_code, total]));
    return countPlaces((codes) => codes.reduce((sum, code) => sum + (totals.get(code) ?? 0), 0));
  });
}
