import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { addDays, seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { JsonText } from '#server/http/reply.ts';
import { cachedListPage } from './cached-list-page.ts';
import { offsetOf, type Paging } from './list-page.ts';
import { countDate, selectDateFeed, selectDatePage } from './public-list.repository.ts';

export function listByDate(
  context: Context,
  { days, ...paging }: Paging & { days: number },
): Promise<JsonText> {
  const { database, clock } = context;
  const now = clock.now();
  const today = seoulToday(now);
  const day = addDays(today, days);
  // Named by the day itself: a minute before midnight, tomorrow is another one than a minute after.
  return cachedListPage(context, `date ${day}`, paging, {
    count: async () =>
      (await findOne(database, countDate, [today, seoulTimeOfDay(now), day]))?.total,
    read: async () => {
      const values = [today, seoulTimeOfDay(now), day, offsetOf(paging)] as const;
      const row =
        paging.size === FEED_PAGE_SIZE
          ? await findOne(database, selectDateFeed, values)
          : await findOne(database, selectDatePage, [...values, paging.size]);
      return row?.cards;
    },
  });
}
