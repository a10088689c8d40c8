import type { ClubFilterQuery } from '@azit/contract/clubs/club-filter.query';
import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { addDays, daysBetween } from '@azit/rules/seoul-clock';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import { offsetOf, type Paging } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { invalidField } from '#server/runtime/refusal.ts';
import { isFiltered, onDay, toClubFilters } from './club-filters.ts';
import {
  countDate,
  countHiddenOnDate,
  selectDateFeed,
  selectDatePage,
} from './club-list.repository.ts';
import { discoveryCaches } from './discovery-caches.ts';
import { filteredListPage } from './filtered-list-page.ts';
import { listPage } from './list-page.ts';

type DayQuery = { days?: number | undefined; date?: string | undefined };

const MAX_DAYS_AHEAD = 366;

/** Throws on a day beyond the next year. A past day is valid, because links outlive it. */
function chooseDay({ days = 0, date }: DayQuery, today: string): string {
  if (date !== undefined && daysBetween(today, date) > MAX_DAYS_AHEAD) {
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
  const day = chooseDay({ days, date }, moment.today);
  const filters = toClubFilters(query, viewer, clock.now());
  if (isFiltered(filters)) {
    const onThatDay = onDay(filters, day);
    return filteredListPage(context, { category: null, filters: onThatDay, viewer, paging });
  }
  const list = { ...moment, day };
  const values = {
    ...list,
    ...hiddenValues(viewer),
    viewer_id: viewer?.memberId ?? null,
    audience: viewer === undefined ? 'guest' : 'member',
    offset: offsetOf(paging),
  };
  return listPage(
    context,
    // The key is the date: tomorrow is another day a minute after midnight.
    { list: `date ${day}`, viewer, paging, caches: discoveryCaches(context) },
    {
      count: () => findOne(database, countDate, list),
      countHidden: () => findOne(database, countHiddenOnDate, { ...list, ...hiddenValues(viewer) }),
      read: () =>
        size === FEED_PAGE_SIZE
          ? findOne(database, selectDateFeed, values)
          : findOne(database, selectDatePage, { ...values, limit: size }),
    },
  );
}
