import type { AreaCount, DayCount } from '@azit/contract/clubs/club-counts.endpoints';
import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import { areaCodesWithin, areas } from '@azit/rules/areas/areas';
import { getProvinceCode } from '@azit/rules/areas/province-code';
import { addDays } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { type ClubFilters, filterKey, onDays, toClubFilters } from './club-filters.ts';
import { discoveryCaches } from './discovery-caches.ts';
import { countListedByArea, countListedByDay } from './list.repository.ts';

export function countByDay(
  context: Context,
  viewer: Viewer | undefined,
  { month, ...query }: ClubFilterQuery & { month: string },
): Promise<DayCount[]> {
  // Computes the next month: four days after the 28th is always in the next month.
  const nextMonth = addDays(`${month}-28`, 4).slice(0, 7);
  const chosen = toClubFilters(query, viewer, context.clock.now());
  const filters = onDays(chosen, `${month}-01`, addDays(`${nextMonth}-01`, -1));
  const { database } = context;
  const key = countKey(filters, viewer);
  return discoveryCaches(context).dayCounts.getOrCompute(key, database.consistency, async () => {
    const rows = await findMany(database, countListedByDay, countValues(filters, viewer));
    return rows.map(({ day, total }) => ({ date: day, count: total }));
  });
}

type AreaCountQuery = Omit<ClubFilterQuery, 'area'> & {
  cl?: number | undefined;
  date?: string | undefined;
};

export function countByArea(
  context: Context,
  viewer: Viewer | undefined,
  { cl, date, ...query }: AreaCountQuery,
): Promise<AreaCount[]> {
  const chosen = toClubFilters({ ...query, area: undefined }, viewer, context.clock.now());
  const filters = date === undefined ? chosen : onDays(chosen, date, date);
  const { database } = context;
  const key = countKey(filters, viewer, cl);
  return discoveryCaches(context).areaCounts.getOrCompute(key, database.consistency, async () => {
    const rows = await findMany(database, countListedByArea, countValues(filters, viewer, cl));
    const totals = new Map(rows.map(({ area_code, total }) => [area_code, total]));
    return countRegions((codes) => codes.reduce((sum, code) => sum + (totals.get(code) ?? 0), 0));
  });
}

const countKey = (filters: ClubFilters, viewer: Viewer | undefined, category?: number) =>
  `${filterKey(filters)} ${category ?? ''} ${viewer?.hidden ?? ''}`;

const countValues = (filters: ClubFilters, viewer: Viewer | undefined, category?: number) => ({
  ...nowValues(filters.now),
  ...filters,
  ...hiddenValues(viewer),
  category_large_id: category ?? null,
});

const codes = areas.map(({ areaCode }) => areaCode);
const regions = [...new Set(codes.map(getProvinceCode)), ...codes].map((areaCode) => ({
  areaCode,
  within: areaCodesWithin(areaCode),
}));

export function countRegions(countWithin: (areaCodes: readonly string[]) => number): AreaCount[] {
  return regions
    .map(({ areaCode, within }) => ({ areaCode, count: countWithin(within) }))
    .filter(({ count }) => count > 0);
}
