import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { cachedListPage } from './cached-list-page.ts';
import { isFiltered, toClubFilters } from './club-filters.ts';
import { filteredListPage } from './filtered-list-page.ts';
import {
  countCategory,
  FEED_DEPTH,
  selectCategoryFeed,
  selectCategoryHosts,
  selectCategoryPage,
  selectSeenCategoryFeed,
  selectSeenCategoryPage,
} from './public-list.repository.ts';

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
  const offset = offsetOf(paging);
  const isFeed = paging.size === FEED_PAGE_SIZE && offset <= FEED_DEPTH;
  const category = () => ({ ...toMoment(clock.now()), category_large_id: cl });
  return cachedListPage(
    context,
    { list: `category ${cl}`, viewer, paging },
    {
      count: async () => (await findOne(database, countCategory, category()))?.total,
      read: async (audience) => {
        const values = { ...category(), audience, offset };
        const row = isFeed
          ? await findOne(database, selectCategoryFeed, values)
          : await findOne(database, selectCategoryPage, { ...values, limit: paging.size });
        return row?.cards;
      },
      hosts: async () => (await findOne(database, selectCategoryHosts, category()))?.host_ids,
      readSeen: (reader) => {
        const values = { ...category(), viewer_id: reader.memberId, offset };
        return isFeed
          ? findOne(database, selectSeenCategoryFeed(reader), values)
          : findOne(database, selectSeenCategoryPage(reader), { ...values, limit: paging.size });
      },
    },
  );
}
