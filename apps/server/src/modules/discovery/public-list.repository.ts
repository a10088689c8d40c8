import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import type { ViewerSql } from '#server/database/block-sql.ts';
import { date, int, intArray, jsonText, text } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { seenStatement } from '#server/database/viewed-statement.ts';
import { isListed, momentParams } from '#server/modules/clubs/meeting-moment.ts';
import { cardsOf, NEAREST_FIRST } from './card-json.ts';
import { hostedByHidden } from './hosted-by-hidden.ts';

const listed = isListed('c');
const isOfCategory = 'c.category_large_id = :category_large_id::int2';
const isOfDay = 'c.meeting_date = :day::date';
const inCategory = `${listed} and ${isOfCategory}`;
const onDay = `${listed} and ${isOfDay}`;

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
const categoryFeedKeys = (filter: string) => `
    select c.club_id from (
      select c.meeting_date, c.meeting_time, c.club_id from clubs c where ${filter}
      order by ${NEAREST_FIRST} limit ${FEED_DEPTH + FEED_PAGE_SIZE}) c
    order by ${NEAREST_FIRST} limit ${FEED_PAGE_SIZE} offset :offset::int4`;

/** The hosts of all clubs, in the order of the list. */
const hostsOf = (filter: string) => `
  select array(
    select c.host_id from clubs c where ${filter} order by ${NEAREST_FIRST}) as host_ids`;

const cardParams = { ...momentParams, audience: text };
const row = { cards: jsonText };

export const selectCategoryFeed = statement({
  name: 'select_category_feed',
  text: pageOf(categoryFeedKeys(inCategory)),
  params: { ...cardParams, category_large_id: int, offset: int },
  row,
  isQuick: true,
});

export const selectCategoryPage = statement({
  name: 'select_category_page',
  text: pageOf(keysOf(inCategory, ':limit::int4')),
  params: { ...cardParams, category_large_id: int, offset: int, limit: int },
  row,
});

export const selectCategoryHosts = statement({
  name: 'select_category_hosts',
  text: hostsOf(inCategory),
  params: { ...momentParams, category_large_id: int },
  row: { host_ids: intArray },
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
  isQuick: true,
});

export const selectDatePage = statement({
  name: 'select_date_page',
  text: pageOf(keysOf(onDay, ':limit::int4')),
  params: { ...cardParams, day: date, offset: int, limit: int },
  row,
});

export const selectDateHosts = statement({
  name: 'select_date_hosts',
  text: hostsOf(onDay),
  params: { ...momentParams, day: date },
  row: { host_ids: intArray },
});

export const countDate = statement({
  name: 'count_date',
  text: `select count(*)::int4 as total from clubs c where ${onDay}`,
  params: { ...momentParams, day: date },
  row: { total: int },
});

/** The same page without the clubs of hidden hosts, and how many of those the whole list has. */
const seenPageOf = (filter: string, keys: (filter: string) => string) => (viewer: ViewerSql) => {
  const shown = `${listed} and ${filter} and c.club_id <> all (hosted.ids)`;
  return `
    select page.cards, cardinality(hosted.ids) as hidden
    from (select array(${hostedByHidden(viewer, filter)}) as ids offset 0) hosted
    cross join lateral (${cardsOf({
      keys: `(${keys(shown)}) as keys`,
      order: NEAREST_FIRST,
      audience: "'member'",
      viewer,
    })}) page`;
};

const viewer = ':viewer_id';
const seenParams = { ...momentParams, viewer_id: int, offset: int };
const seenRow = { cards: jsonText, hidden: int };

export const selectSeenCategoryFeed = seenStatement({
  name: 'select_seen_category_feed',
  viewer,
  text: seenPageOf(isOfCategory, categoryFeedKeys),
  params: { ...seenParams, category_large_id: int },
  row: seenRow,
  isQuick: true,
});

export const selectSeenCategoryPage = seenStatement({
  name: 'select_seen_category_page',
  viewer,
  text: seenPageOf(isOfCategory, (filter) => keysOf(filter, ':limit::int4')),
  params: { ...seenParams, category_large_id: int, limit: int },
  row: seenRow,
});

export const selectSeenDateFeed = seenStatement({
  name: 'select_seen_date_feed',
  viewer,
  text: seenPageOf(isOfDay, (filter) => keysOf(filter, FEED_PAGE_SIZE)),
  params: { ...seenParams, day: date },
  row: seenRow,
  isQuick: true,
});

export const selectSeenDatePage = seenStatement({
  name: 'select_seen_date_page',
  viewer,
  text: seenPageOf(isOfDay, (filter) => keysOf(filter, ':limit::int4')),
  params: { ...seenParams, day: date, limit: int },
  row: seenRow,
});
