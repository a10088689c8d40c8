import { hiddenParams, isHidden, requestViewer } from '#server/database/block-sql.ts';
import { date, int, intArray, jsonText, notNull, nullable, text } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isListed, isStillListed, momentParams } from '#server/modules/clubs/meeting-moment.ts';
import { cardsOf, NEAREST_FIRST } from './card-json.ts';
import { filterParams, fitsFilters } from './club-filters.ts';

const viewer = requestViewer(':viewer_id');

/** A category, or null for all of them. */
const listParams = {
  ...momentParams,
  ...filterParams,
  category_large_id: nullable(int),
  ...hiddenParams,
};

const fitting = `
  from clubs c
  where ${isListed('c')}
    and (:category_large_id::int2 is null or c.category_large_id = :category_large_id)
    and ${fitsFilters}
    and not (${isHidden('c.host_id', viewer)})`;

// Which index is the shortest way depends on the filters: planned on every call.
const plannedPerCall = true;

/** The ids of one page, nearest meeting first. */
export const selectFilteredIds = statement({
  name: 'select_filtered_ids',
  text: `
    select array(
      select c.club_id ${fitting}
      order by ${NEAREST_FIRST} limit :limit::int4 offset :offset::int4) as club_ids`,
  params: { ...listParams, limit: int, offset: int },
  row: { club_ids: intArray },
  plannedPerCall,
});

export const countFiltered = statement({
  name: 'count_filtered',
  text: `select count(*)::int4 as total ${fitting}`,
  params: listParams,
  row: { total: int },
  plannedPerCall,
});

/** How many there are on each day that has any. */
export const countFilteredByDay = statement({
  name: 'count_filtered_by_day',
  text: `
    select c.meeting_date as day, count(*)::int4 as total ${fitting}
    group by c.meeting_date order by c.meeting_date`,
  params: listParams,
  row: { day: date, total: int },
  plannedPerCall,
});

/** How many there are in each area that has any; a meeting online is in none. */
export const countFilteredByArea = statement({
  name: 'count_filtered_by_area',
  text: `
    select c.area_code, count(*)::int4 as total ${fitting}
      and c.area_code is not null
    group by c.area_code`,
  params: listParams,
  row: { area_code: notNull(text, 'the condition leaves out clubs without one'), total: int },
  plannedPerCall,
});

/** The cards of the given ids in their order, without clubs that have begun since. */
export const selectListedCards = statement({
  name: 'select_listed_cards',
  text: cardsOf({
    keys: 'unnest((select :club_ids::int4[])) with ordinality as keys (club_id, position)',
    order: 'keys.position',
    condition: isStillListed('c'),
    audience: ':audience::text',
    viewer,
  }),
  params: {
    ...momentParams,
    ...hiddenParams,
    club_ids: intArray,
    audience: text,
    viewer_id: nullable(int),
  },
  row: { cards: jsonText },
});
