import type { DayCount } from '@azit/contract/clubs/club-counts.endpoints';
import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import { addDays } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { filterKey, onDays, toClubFilters } from './club-filters.ts';
import { discoveryCaches } from './discovery-caches.ts';
import { countFilteredByDay } from './filtered-list.repository.ts';

/** How many open clubs each day of a month has. */
export function countByDay(
  context: Context,
  viewer: Viewer | undefined,
  { month, ...query }: ClubFilterQuery & { month: string },
): Promise<DayCount[]> {
  const now = context.clock.now();
  const filters = onDays(toClubFilters(query, viewer, now), `${month}-01`, lastDayOf(month));
  const key = `${filterKey(filters)} ${viewer?.hidden ?? ''}`;
  const { database } = context;
  return discoveryCaches(context).dayCounts.getOrCompute(key, database.sight, async () => {
    const rows = await findMany(database, countFilteredByDay, {
      ...toMoment(now),
      ...filters,
      category_large_id: null,
      ...hiddenValues(viewer),
    });
    return rows.map(({ day, total }) => ({ date: day, count: total }));
  });
}

function lastDayOf(month: string): string {
  // Four days past the 28th lie in the next month, whatever this one's length.
  const nextMonth = addDays(`${month}-28`, 4).slice(0, 7);
  return addDays(`${nextMonth}-01`, -1);
}
