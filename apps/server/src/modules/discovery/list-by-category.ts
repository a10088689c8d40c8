import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { isFiltered, toClubFilters } from './club-filters.ts';
import {
  countCategory,
  countHiddenInCategory,
  FEED_DEPTH,
  selectCategoryFeed,
  selectCategoryPage,
} from './club-list.repository.ts';
import { discoveryCaches } from './discovery-caches.ts';
import { filteredListPage } from './filtered-list-page.ts';
import { listPage } from './list-page.ts';

export async function listByCategory(
  context: Context,
  viewer: Viewer | undefined,
  { cl, page, size, ...query }: Paging & ClubFilterQuery & { cl: number },
): Promise<JsonText> {
  const { database, clock } = context;
  const paging = { page, size };
  const filters = toClubFilters(query, viewer, clock.now());
  if (isFiltered(filters)) {
    return filteredListPage(context, { category: cl, filters, viewer, paging });
  }
  const list = { ...toMoment(clock.now()), category_large_id: cl };
  const values = {
    ...list,
    ...hiddenValues(viewer),
    viewer_id: viewer?.memberId ?? null,
    audience: viewer === undefined ? 'guest' : 'member',
    offset: offsetOf(paging),
  };
  const isFeed = size === FEED_PAGE_SIZE && values.offset <= FEED_DEPTH;
  return listPage(
    context,
    { list: `category ${cl}`, viewer, paging, caches: discoveryCaches(context) },
    {
      count: () => findOne(database, countCategory, list),
      countHidden: () =>
        findOne(database, countHiddenInCategory, { ...list, ...hiddenValues(viewer) }),
      read: () =>
        isFeed
          ? findOne(database, selectCategoryFeed, values)
          : findOne(database, selectCategoryPage, { ...values, limit: size }),
    },
  );
}
