import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { addDays, daysBetween } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { invalidField } from '#server/runtime/refusal.ts';
import { cachedListPage } from './cached-list-page.ts';
import { isFiltered, onDay, toClubFilters } from './club-filters.ts';
import { filteredListPage } from './filtered-list-page.ts';
import {
  countDate,
  selectDateFeed,
  selectDateHosts,
  selectDatePage,
  selectSeenDateFeed,
  selectSeenDatePage,
} from './public-list.repository.ts';

type DayQuery = { days?: number | undefined; date?: string | undefined };

/** A list of a day further ahead than this is nobody's plan. */
const FURTHEST_DAYS = 366;

/** Throws on a day beyond the next year. A day that is over has an empty list: links outlive it. */
function dayOf({ days = 0, date }: DayQuery, today: string): string {
  if (date !== undefined && daysBetween(today, date) > FURTHEST_DAYS) {
    throw invalidField('date', '1년 안의 날짜를 골라 주세요.');
  }
  return date ?? addDays(today, days);
}

export async function listByDate(
  context: Context,
  viewer: Viewer | undefined,
  { days, date, page, size, ...query }: Paging & ClubFilterQuery & DayQuery,
): Promise<JsonText> {
  const { database, clock } = context;
  const paging = { page, size };
  const moment = toMoment(clock.now());
  const day = dayOf({ days, date }, moment.today);
  const filters = toClubFilters(query, viewer, clock.now());
  if (isFiltered(filters)) {
    const onThatDay = onDay(filters, day);
    return filteredListPage(context, { category: null, filters: onThatDay, viewer, paging });
  }
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
      hosts: async () => (await findOne(database, selectDateHosts, { ...moment, day }))?.host_ids,
      readSeen: (reader) => {
        const seen = { ...values, viewer_id: reader.memberId };
        return isFeed
          ? findOne(database, selectSeenDateFeed(reader), seen)
          : findOne(database, selectSeenDatePage(reader), { ...seen, limit: paging.size });
      },
    },
  );
}
