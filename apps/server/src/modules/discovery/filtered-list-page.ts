import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { type ClubFilters, filterKey } from './club-filters.ts';
import { discoveryCaches } from './discovery-caches.ts';
import { countFiltered, selectFilteredIds, selectListedCards } from './filtered-list.repository.ts';
import { listPage } from './list-page.ts';

type FilteredList = {
  /** Null: all categories. */
  category: number | null;
  filters: ClubFilters;
  viewer: Viewer | undefined;
  paging: Paging;
};

/**
 * A page of the clubs that fit the filters. Its caches are separate: requests for every combination of
 * filters must not evict the unfiltered pages.
 */
export function filteredListPage(
  context: Context,
  { category, filters, viewer, paging }: FilteredList,
): Promise<JsonText> {
  const { database, clock } = context;
  const { filteredPages, filteredTotals } = discoveryCaches(context);
  const shared = { ...toMoment(clock.now()), ...hiddenValues(viewer) };
  const values = { ...shared, ...filters, category_large_id: category };
  const readCards = async (clubIds: number[]) =>
    findOne(database, selectListedCards, {
      ...shared,
      club_ids: clubIds,
      audience: viewer === undefined ? 'guest' : 'member',
      viewer_id: viewer?.memberId ?? null,
    });
  return listPage(
    context,
    {
      list: `${category} ${filterKey(filters)} ${viewer?.hidden ?? ''}`,
      viewer,
      paging,
      isPersonal: filters.joinable_by !== null,
      caches: { pages: filteredPages, totals: filteredTotals },
    },
    {
      count: () => findOne(database, countFiltered, values),
      read: async () => {
        const page = { ...values, limit: paging.size, offset: offsetOf(paging) };
        const found = await findOne(database, selectFilteredIds, page);
        return found?.club_ids.length ? readCards(found.club_ids) : undefined;
      },
    },
  );
}
