import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { date, int, jsonText, time } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { cardsOf, isAhead, NEAREST_FIRST } from './card-json.ts';

// Today, the time of day, then the category or the day, then the offset.
const ahead = isAhead('$1', '$2');
const inCategory = `${ahead} and c.category_large_id = $3::int2`;
const onDay = `${ahead} and c.meeting_date = $3::date`;

/** Whatever a card shows, looked up only for the keys of the page. */
function pageOf(keys: string): string {
  return cardsOf(`(${keys}) as keys`, NEAREST_FIRST);
}

/**
 * Page keys by an index-only scan. LIMIT as a literal lets PostgreSQL keep one plan; with a
 * parameter it plans on every call.
 */
function keysOf(filter: string, limit: number | '$5::int4'): string {
  return `
    select c.club_id from clubs c where ${filter}
    order by ${NEAREST_FIRST} limit ${limit} offset $4::int4`;
}

/** How far the statement of the category feed reaches. */
export const FEED_DEPTH = 1_000;

/** Of an OFFSET it does not know, PostgreSQL guesses a tenth of all; of a category that is too much to keep a plan. */
const categoryFeedKeys = `
    select c.club_id from (
      select c.meeting_date, c.meeting_time, c.club_id from clubs c where ${inCategory}
      order by ${NEAREST_FIRST} limit ${FEED_DEPTH + FEED_PAGE_SIZE}) c
    order by ${NEAREST_FIRST} limit ${FEED_PAGE_SIZE} offset $4::int4`;

const row = { cards: jsonText };

export const selectCategoryFeed = statement({
  name: 'select_category_feed',
  text: pageOf(categoryFeedKeys),
  params: [date, time, int, int],
  row,
});

export const selectCategoryPage = statement({
  name: 'select_category_page',
  text: pageOf(keysOf(inCategory, '$5::int4')),
  params: [date, time, int, int, int],
  row,
});

export const countCategory = statement({
  name: 'count_category',
  text: `select count(*)::int4 as total from clubs c where ${inCategory}`,
  params: [date, time, int],
  row: { total: int },
});

export const selectDateFeed = statement({
  name: 'select_date_feed',
  text: pageOf(keysOf(onDay, FEED_PAGE_SIZE)),
  params: [date, time, date, int],
  row,
});

export const selectDatePage = statement({
  name: 'select_date_page',
  text: pageOf(keysOf(onDay, '$5::int4')),
  params: [date, time, date, int, int],
  row,
});

export const countDate = statement({
  name: 'count_date',
  text: `select count(*)::int4 as total from clubs c where ${onDay}`,
  params: [date, time, date],
  row: { total: int },
});
