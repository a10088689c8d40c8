import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { audienceOfList, cachedListPage } from './cached-list-page.ts';
import {
  countCategory,
  FEED_DEPTH,
  selectCategoryFeed,
  selectCategoryPage,
} from './public-list.repository.ts';

export function listByCategory(
  context: Context,
  viewer: Viewer | undefined,
  { cl, ...paging }: Paging & { cl: number },
): Promise<JsonText> {
  const { database, clock } = context;
  const audience = audienceOfList(viewer);
  return cachedListPage(
    context,
    { list: `category ${cl}`, audience, paging },
    {
      count: async () => {
        const values = { ...toMoment(clock.now()), category_large_id: cl };
        return (await findOne(database, countCategory, values))?.total;
      },
      read: async () => {
        const offset = offsetOf(paging);
        const values = { ...toMoment(clock.now()), audience, category_large_id: cl, offset };
        const row =
          paging.size === FEED_PAGE_SIZE && offset <= FEED_DEPTH
            ? await findOne(database, selectCategoryFeed, values)
            : await findOne(database, selectCategoryPage, { ...values, limit: paging.size });
        return row?.cards;
      },
    },
  );
}
