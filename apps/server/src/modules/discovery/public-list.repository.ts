import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { date, int, jsonText, text } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isAhead, momentParams } from '#server/modules/clubs/meeting-moment.ts';
import { cardsOf, NEAREST_FIRST } from './card-json.ts';

const ahead = isAhead('c');
const inCategory = `${ahead} and c.category_large_id = :category_large_id::int2`;
const onDay = `${ahead} and c.meeting_date = :day::date`;

/** What a card shows is looked up only for the keys of the page. */
function pageOf(keys: string): string {
  return cardsOf({
    keys: `(${keys}) as keys`,
    order: NEAREST_FIRST,
    audience: ':audience::text',
  });
}

/**
 * Page keys by an index-only scan. LIMIT as a literal lets PostgreSQL keep one plan; with a
 * parameter it plans on every call.
 */
function keysOf(filter: string, limit: number | ':limit::int4'): string {
  return `
    select c.club_id from clubs c where ${filter}
    order by ${NEAREST_FIRST} limit ${limit} offset :offset::int4`;
}

/** How far the statement of the category feed reaches. */
export const FEED_DEPTH = 1_000;

/**
 * PostgreSQL estimates an unknown OFFSET as a tenth of the rows; of a category that is too many to
 * keep a plan.
 */
const categoryFeedKeys = `
    select c.club_id from (
      select c.meeting_date, c.meeting_time, c.club_id from clubs c where ${inCategory}
      order by ${NEAREST_FIRST} limit ${FEED_DEPTH + FEED_PAGE_SIZE}) c
    order by ${NEAREST_FIRST} limit ${FEED_PAGE_SIZE} offset :offset::int4`;

const cardParams = { ...momentParams, audience: text };
const row = { cards: jsonText };

export const selectCategoryFeed = statement({
  name: 'select_category_feed',
  text: pageOf(categoryFeedKeys),
  params: { ...cardParams, category_large_id: int, offset: int },
  row,
});

export const selectCategoryPage = statement({
  name: 'select_category_page',
  text: pageOf(keysOf(inCategory, ':limit::int4')),
  params: { ...cardParams, category_large_id: int, offset: int, limit: int },
  row,
});

export const countCategory = statement({
  name: 'count_category',
  text: `select count(*)::int4 as total from clubs c where ${inCategory}`,
  params: { ...momentParams, category_large_id: int },
  row: { total: int },
});

export const selectDateFeed = statement({
  name: 'select_date_feed',
  text: pageOf(keysOf(onDay, FEED_PAGE_SIZE)),
  params: { ...cardParams, day: date, offset: int },
  row,
});

export const selectDatePage = statement({
  name: 'select_date_page',
  text: pageOf(keysOf(onDay, ':limit::int4')),
  params: { ...cardParams, day: date, offset: int, limit: int },
  row,
});

export const countDate = statement({
  name: 'count_date',
  text: `select count(*)::int4 as total from clubs c where ${onDay}`,
  params: { ...momentParams, day: date },
  row: { total: int },
});
