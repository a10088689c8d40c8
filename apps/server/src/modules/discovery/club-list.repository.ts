import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import { hiddenParams, isHidden, requestViewer } from '#server/database/block-sql.ts';
import { date, int, jsonText, nullable, text } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isListed, momentParams } from '#server/modules/clubs/meeting-moment.ts';
import { cardsOf, NEAREST_FIRST } from './card-json.ts';

const viewer = requestViewer(':viewer_id');
const inCategory = `${isListed('c')} and c.category_large_id = :category_large_id::int2`;
const onDay = `${isListed('c')} and c.meeting_date = :day::date`;

// The subselect hides the array's length from the planner, so that one plan serves all viewers.
const isHostHidden = 'c.host_id = any ((select :hidden_ids::int4[])::int4[])';

/** Only clubs of the page are joined with what a card shows. */
const listPage = (filter: string, keys: (filter: string) => string) =>
  cardsOf({
    keys: `(${keys(`${filter} and not (${isHostHidden})`)}) as keys`,
    order: NEAREST_FIRST,
    audience: ':audience::text',
    viewer,
  });

/** A literal LIMIT lets PostgreSQL cache one plan; with a parameter it plans on every call. */
const pageKeys = (limit: number | ':limit::int4') => (filter: string) =>
  `
    select c.club_id from clubs c where ${filter}
    order by ${NEAREST_FIRST} limit ${limit} offset :offset::int4`;

/** How far the statement of the category feed reaches. */
export const FEED_DEPTH = 1_000;

/**
 * PostgreSQL expects an unknown OFFSET to skip a tenth of the rows; for a category that is too many to
 * cache a plan.
 */
const categoryFeedKeys = (filter: string) => `
    select c.club_id from (
      select c.meeting_date, c.meeting_time, c.club_id from clubs c where ${filter}
      order by ${NEAREST_FIRST} limit ${FEED_DEPTH + FEED_PAGE_SIZE}) c
    order by ${NEAREST_FIRST} limit ${FEED_PAGE_SIZE} offset :offset::int4`;

const category = { ...momentParams, category_large_id: int };
const day = { ...momentParams, day: date };
const page = { audience: text, viewer_id: nullable(int), ...hiddenParams, offset: int };
const row = { cards: jsonText };

export const selectCategoryFeed = statement({
  name: 'select_category_feed',
  text: listPage(inCategory, categoryFeedKeys),
  params: { ...category, ...page },
  row,
  isQuick: true,
});

export const selectCategoryPage = statement({
  name: 'select_category_page',
  text: listPage(inCategory, pageKeys(':limit::int4')),
  params: { ...category, ...page, limit: int },
  row,
});

export const countCategory = statement({
  name: 'count_category',
  text: `select count(*)::int4 as total from clubs c where ${inCategory}`,
  params: category,
  row: { total: int },
});

/** For readers with blocks, whose total is the cached one without these clubs. */
export const countHiddenInCategory = statement({
  name: 'count_hidden_in_category',
  text: `
    select count(*)::int4 as total from clubs c
    where ${inCategory} and ${isHidden('c.host_id', viewer)}`,
  params: { ...category, ...hiddenParams },
  row: { total: int },
});

export const selectDateFeed = statement({
  name: 'select_date_feed',
  text: listPage(onDay, pageKeys(FEED_PAGE_SIZE)),
  params: { ...day, ...page },
  row,
  isQuick: true,
});

export const selectDatePage = statement({
  name: 'select_date_page',
  text: listPage(onDay, pageKeys(':limit::int4')),
  params: { ...day, ...page, limit: int },
  row,
});

export const countDate = statement({
  name: 'count_date',
  text: `select count(*)::int4 as total from clubs c where ${onDay}`,
  params: day,
  row: { total: int },
});

export const countHiddenOnDate = statement({
  name: 'count_hidden_on_date',
  text: `
    select count(*)::int4 as total from clubs c
    where ${onDay} and ${isHidden('c.host_id', viewer)}`,
  params: { ...day, ...hiddenParams },
  row: { total: int },
});
