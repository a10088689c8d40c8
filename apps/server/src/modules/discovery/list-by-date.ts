import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { addDays } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { audienceOfList, cachedListPage } from './cached-list-page.ts';
import { countDate, selectDateFeed, selectDatePage } from './public-list.repository.ts';

export function listByDate(
  context: Context,
  viewer: Viewer | undefined,
  { days, ...paging }: Paging & { days: number },
): Promise<JsonText> {
  const { database, clock } = context;
  const moment = toMoment(clock.now());
  const day = addDays(moment.today, days);
  const audience = audienceOfList(viewer);
  // The key is the day itself: tomorrow is another day a minute after midnight.
  return cachedListPage(
    context,
    { list: `date ${day}`, audience, paging },
    {
      count: async () => (await findOne(database, countDate, { ...moment, day }))?.total,
      read: async () => {
        const values = { ...moment, audience, day, offset: offsetOf(paging) };
        const row =
          paging.size === FEED_PAGE_SIZE
            ? await findOne(database, selectDateFeed, values)
            : await findOne(database, selectDatePage, { ...values, limit: paging.size });
        return row?.cards;
      },
    },
  );
}
