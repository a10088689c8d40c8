import { FEED_PAGE_SIZE } from '@azit/contract/clubs/discovery.endpoints';
import {
  hiddenParams,
  isHidden,
  requestHidden,
  requestViewer,
} from '#server/database/block-sql.ts';
import { date, int, intArray, jsonText, notNull, nullable, text } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isListed, isStillListed, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { buildCards, NEAREST_FIRST } from './card-json.ts';
import { filterParams, fitsFilters } from './club-filters.ts';

const viewer = requestViewer(':viewer_id');
const isByHiddenHost = isHidden('c.host_id', requestHidden);

const inList = `
  from clubs c
  where ${isListed('c')}
    and (:category_large_id::int2 is null or c.category_large_id = :category_large_id)
    and ${fitsFilters}`;
const listParams = { ...nowParams, ...filterParams, category_large_id: nullable(int) };
const viewerListParams = { ...listParams, ...hiddenParams };

// PostgreSQL must plan every call, because the filters decide which index is best.
const plannedPerCall = true;

export const selectListedIds = statement('select_listed_ids', {
  text: `
    select array(
      select c.club_id ${inList} and not (${isByHiddenHost})
      order by ${NEAREST_FIRST} limit :limit::int4 offset :offset::int4) as club_ids`,
  params: { ...viewerListParams, limit: int, offset: int },
  row: { club_ids: intArray },
  plannedPerCall,
});

export const countListed = statement('count_listed', {
  text: `select count(*)::int4 as total ${inList}`,
  params: listParams,
  row: { total: int },
  plannedPerCall,
});

/**
 * The hidden hosts are few, so one index is best for all filters, and PostgreSQL can reuse one
 * plan.
 */
export const countHiddenListed = statement('count_hidden_listed', {
  text: `select count(*)::int4 as total ${inList} and ${isByHiddenHost}`,
  params: viewerListParams,
  row: { total: int },
  pipelined: true,
});

export const countListedByDay = statement('count_listed_by_day', {
  text: `
    select c.meeting_date as day, count(*)::int4 as total ${inList} and not (${isByHiddenHost})
    group by c.meeting_date order by c.meeting_date`,
  params: viewerListParams,
  row: { day: date, total: int },
  plannedPerCall,
});

export const countListedByArea = statement('count_listed_by_area', {
  text: `
    select c.area_code, count(*)::int4 as total ${inList} and not (${isByHiddenHost})
      and c.area_code is not null
    group by c.area_code`,
  params: viewerListParams,
  row: { area_code: notNull(text, 'the condition excludes null'), total: int },
  plannedPerCall,
});

const cardParams = {
  ...nowParams,
  ...hiddenParams,
  audience: text,
  viewer_id: nullable(int),
};

export const selectListedCards = statement('select_listed_cards', {
  text: buildCards({
    keys: 'unnest((select :club_ids::int4[])) with ordinality as keys (club_id, position)',
    order: 'keys.position',
    condition: isStillListed('c'),
    audience: ':audience::text',
    viewer,
  }),
  params: { ...cardParams, club_ids: intArray },
  row: { cards: jsonText },
});

export const FEED_DEPTH = 1_000;

/**
 * A literal limit lets PostgreSQL reuse one plan; with a parameter as the limit, it plans every
 * call.
 */
const feed = (source: string) =>
  buildCards({
    keys: `(
      select c.club_id from ${source}
      order by ${NEAREST_FIRST} limit ${FEED_PAGE_SIZE} offset :offset::int4) as keys`,
    order: NEAREST_FIRST,
    audience: ':audience::text',
    viewer,
  });

const shownClubs = (filter: string) => `clubs c
        where ${isListed('c')} and ${filter}
          and not (${isHidden('c.host_id', requestHidden)})`;

/** The inner LIMIT improves the plan: PostgreSQL assumes that OFFSET skips a tenth of all rows. */
export const selectCategoryFeed = statement('select_category_feed', {
  text: feed(`(
        select c.meeting_date, c.meeting_time, c.club_id
        from ${shownClubs('c.category_large_id = :category_large_id::int2')}
        order by ${NEAREST_FIRST} limit ${FEED_DEPTH + FEED_PAGE_SIZE}) c`),
  params: { ...cardParams, category_large_id: int, offset: int },
  row: { cards: jsonText },
  pipelined: true,
});

export const selectDateFeed = statement('select_date_feed', {
  text: feed(shownClubs('c.meeting_date = :day::date')),
  params: { ...cardParams, day: date, offset: int },
  row: { cards: jsonText },
  pipelined: true,
});
