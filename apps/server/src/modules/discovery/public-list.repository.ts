import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { date, int, jsonText, time } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { cardsOf, isAhead, NEAREST_FIRST } from './card-json.ts';

// Today, the time of day, then the category or the day, then the offset.
const ahead = isAhead('$1', '$2');
const inCategory = `${ahead} and c.category_large_id = $3::int2`;
const onDay = `${ahead} and c.meeting_date = $3::date`;

/** Page keys by an index-only scan, and only then whatever a card shows of them. */
function pageOf(filter: string, limit: string): string {
  const keys = `(
    select c.club_id from clubs c where ${filter}
    order by ${NEAREST_FIRST} limit ${limit} offset $4::int4) as keys`;
  return cardsOf(keys, NEAREST_FIRST);
}

const row = { cards: jsonText };

// LIMIT as a literal lets PostgreSQL keep one plan; with a parameter it would plan on every call.
export const selectCategoryFeed = statement({
  name: 'select_category_feed',
  text: pageOf(inCategory, String(FEED_PAGE_SIZE)),
  params: [date, time, int, int],
  row,
});

export const selectCategoryPage = statement({
  name: 'select_category_page',
  text: pageOf(inCategory, '$5::int4'),
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
  text: pageOf(onDay, String(FEED_PAGE_SIZE)),
  params: [date, time, date, int],
  row,
});

export const selectDatePage = statement({
  name: 'select_date_page',
  text: pageOf(onDay, '$5::int4'),
  params: [date, time, date, int, int],
  row,
});

export const countDate = statement({
  name: 'count_date',
  text: `select count(*)::int4 as total from clubs c where ${onDay}`,
  params: [date, time, date],
  row: { total: int },
});
