import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { addDays } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { cachedListPage } from './cached-list-page.ts';
import {
  countDate,
  selectDateFeed,
  selectDatePage,
  selectSeenDateFeed,
  selectSeenDatePage,
} from './public-list.repository.ts';

export function listByDate(
  context: Context,
  viewer: Viewer | undefined,
  { days, ...paging }: Paging & { days: number },
): Promise<JsonText> {
  const { database, clock } = context;
  const moment = toMoment(clock.now());
  const day = addDays(moment.today, days);
  const values = { ...moment, day, offset: offsetOf(paging) };
  const isFeed = paging.size === FEED_PAGE_SIZE;
  // The key is the day itself: tomorrow is another day a minute after midnight.
  return cachedListPage(
    context,
    { list: `date ${day}`, viewer, paging },
    {
      count: async () => (await findOne(database, countDate, { ...moment, day }))?.total,
      read: async (audience) => {
        const row = isFeed
          ? await findOne(database, selectDateFeed, { ...values, audience })
          : await findOne(database, selectDatePage, { ...values, audience, limit: paging.size });
        return row?.cards;
      },
      readSeen: (viewerId) => {
        const seen = { ...values, viewer_id: viewerId };
        return isFeed
          ? findOne(database, selectSeenDateFeed, seen)
          : findOne(database, selectSeenDatePage, { ...seen, limit: paging.size });
      },
    },
  );
}
