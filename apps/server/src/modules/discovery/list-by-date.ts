import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { addDays } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { cachedListPage } from './cached-list-page.ts';
import { countDate, selectDateFeed, selectDatePage } from './public-list.repository.ts';

export function listByDate(
  context: Context,
  { days, ...paging }: Paging & { days: number },
): Promise<JsonText> {
  const { database, clock } = context;
  const moment = toMoment(clock.now());
  const day = addDays(moment.today, days);
  // The key is the day itself: tomorrow is another day a minute after midnight.
  return cachedListPage(context, `date ${day}`, paging, {
    count: async () => (await findOne(database, countDate, { ...moment, day }))?.total,
    read: async () => {
      const values = { ...moment, day, offset: offsetOf(paging) };
      const row =
        paging.size === FEED_PAGE_SIZE
          ? await findOne(database, selectDateFeed, values)
          : await findOne(database, selectDatePage, { ...values, limit: paging.size });
      return row?.cards;
    },
  });
}
