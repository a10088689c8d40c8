import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { JsonText } from '#server/http/reply.ts';
import { cachedListPage } from './cached-list-page.ts';
import { offsetOf, type Paging } from './list-page.ts';
import {
  countCategory,
  FEED_DEPTH,
  selectCategoryFeed,
  selectCategoryPage,
} from './public-list.repository.ts';

export function listByCategory(
  context: Context,
  { cl, ...paging }: Paging & { cl: number },
): Promise<JsonText> {
  const { database, clock } = context;
  return cachedListPage(context, `category ${cl}`, paging, {
    count: async () => {
      const now = clock.now();
      const values = [seoulToday(now), seoulTimeOfDay(now), cl] as const;
      return (await findOne(database, countCategory, values))?.total;
    },
    read: async () => {
      const now = clock.now();
      const values = [seoulToday(now), seoulTimeOfDay(now), cl, offsetOf(paging)] as const;
      const row =
        paging.size === FEED_PAGE_SIZE && offsetOf(paging) <= FEED_DEPTH
          ? await findOne(database, selectCategoryFeed, values)
          : await findOne(database, selectCategoryPage, [...values, paging.size]);
      return row?.cards;
    },
  });
}
