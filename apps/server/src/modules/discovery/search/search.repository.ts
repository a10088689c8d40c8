import { int, intArray, intArrayText, jsonText, nullable } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { seenStatement } from '#server/database/viewed-statement.ts';
import { isListed, isStillListed, momentParams } from '#server/modules/clubs/meeting-moment.ts';
import { cardsOf, FOR_MEMBERS, NEAREST_FIRST } from '../card-json.ts';
import { filterParams, fitsFilters } from '../club-filter-sql.ts';
import { hostedByHidden } from '../hosted-by-hidden.ts';
import { MATCH_CAP } from './match-sql.ts';

/** For a keyword all of whose words are filters; of the weekdays 1 is Monday. */
export const selectFilteredClubs = statement({
  name: 'select_filtered_clubs',
  text: `
    select array(
      select c.club_id from clubs c where ${isListed('c')} and ${fitsFilters}
        and (:weekday::int4 is null or extract(isodow from c.meeting_date) = :weekday)
      order by ${NEAREST_FIRST} limit ${MATCH_CAP}) as club_ids`,
  params: { ...momentParams, ...filterParams, weekday: nullable(int) },
  row: { club_ids: intArray },
  plannedPerCall: true,
});

/** The cards of the given ids in their order, less those that ended meanwhile. */
export const selectCards = statement({
  name: 'select_cards',
  text: cardsOf({
    keys: 'unnest((select :club_ids::int4[])) with ordinality as keys (club_id, position)',
    order: 'keys.position',
    condition: isStillListed('c'),
    audience: FOR_MEMBERS,
  }),
  params: { club_ids: intArray, ...momentParams },
  row: { cards: jsonText },
  isQuick: true,
});

/**
 * The same for a viewer from whom somebody is hidden: of all matches, the page of those whose hosts
 * are not, and how many of those there are.
 */
export const selectSeenCards = seenStatement({
  name: 'select_seen_cards',
  viewer: ':viewer_id',
  text: (viewer) => `
    select page.cards, cardinality(:club_ids::int4[]) - cardinality(hosted.ids) as total
    from (
      select array(${hostedByHidden(viewer, 'c.club_id = any (:club_ids::int4[])')}) as ids
      offset 0) hosted
    cross join lateral (${cardsOf({
      // As far as the page can reach: with all of those before it left out.
      keys: `unnest((array(
          select club_id
          from unnest((:club_ids::int4[])[1 : :offset::int4 + :size::int4 + cardinality(hosted.ids)])
            with ordinality as hit (club_id, place)
          where club_id <> all (hosted.ids) order by place
        ))[:offset::int4 + 1 : :offset::int4 + :size::int4])
        with ordinality as keys (club_id, position)`,
      order: 'keys.position',
      condition: isListed('c'),
      audience: FOR_MEMBERS,
      viewer,
    })}) page`,
  params: { club_ids: intArrayText, viewer_id: int, offset: int, size: int, ...momentParams },
  row: { cards: jsonText, total: int },
  isQuick: true,
});
