import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging, pageJson } from '#server/http/page-json.ts';
import { type JsonText, KeptJson } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { type ClubFilters, filterKey } from './club-filters.ts';
import { discoveryCaches } from './discovery-caches.ts';
import { countFiltered, selectFilteredIds, selectListedCards } from './filtered-list.repository.ts';
import { throughout } from './short-cache.ts';

type FilteredList = {
  /** Null: of all categories. */
  category: number | null;
  filters: ClubFilters;
  viewer: Viewer | undefined;
  paging: Paging;
};

const NOBODY_HIDDEN = { hidden: undefined };

/**
 * A page of the clubs that fit the filters. One that is the same for everybody is cached as an
 * unfiltered one is, in caches of its own: whoever tries all filters must not push out those.
 */
export async function filteredListPage(
  context: Context,
  { category, filters, viewer, paging }: FilteredList,
): Promise<JsonText> {
  const { database, clock } = context;
  const { filteredPages, filteredTotals } = discoveryCaches(context);
  const moment = toMoment(clock.now());
  const reader = viewer ?? NOBODY_HIDDEN;
  const values = {
    ...moment,
    ...filters,
    category_large_id: category,
    viewer_id: viewer?.memberId ?? null,
  };
  const list = `${category} ${filterKey(filters)} ${viewer?.hidden ?? ''}`;
  const count = () =>
    filteredTotals.getOrCompute(list, throughout(database.sight), async () => {
      const row = await findOne(database, countFiltered.for(reader), values);
      return row?.total ?? 0;
    });
  const audience = viewer === undefined ? 'guest' : 'member';
  const read = async () => {
    const page = { ...values, limit: paging.size, offset: offsetOf(paging) };
    const ids = (await findOne(database, selectFilteredIds.for(reader), page))?.club_ids ?? [];
    if (ids.length === 0) return '[]';
    const wanted = { ...moment, club_ids: ids, audience, viewer_id: values.viewer_id };
    return (await findOne(database, selectListedCards.for(reader), wanted))?.cards ?? '[]';
  };
  const work = async () => {
    const [total, cards] = await Promise.all([count(), read()]);
    return pageJson(cards, paging, total);
  };
  const isOwn = reader.hidden !== undefined || filters.joinable_by !== null;
  if (isOwn || !context.config.listCache) return work();
  const key = `${list}${audience} ${paging.page} ${paging.size}`;
  return filteredPages.getOrCompute(
    key,
    database.sight,
    async (keeping) => new KeptJson(await work(), keeping),
  );
}
