import { readingHiddenOnce } from '#server/database/block-sql.ts';
import { bigint, int, intArray, jsonText, text } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isAhead, momentParams } from '#server/modules/clubs/meeting-moment.ts';
import { cardsOf, FOR_MEMBERS } from './card-json.ts';
import { filterParams, fitsFilters } from './club-filter-sql.ts';
import { hostedByHidden } from './hosted-by-hidden.ts';

/** One more than a client can page through. */
export const MATCH_CAP = 1_001;

// Grams find the rows, or the walk along the dates does; the texts decide in both cases. The
// coalesce keeps the planner from taking the two, which say nearly the same, for two filters.
const hits = (grams: string, texts: string, only: string) => `
  select club_id, meeting_date, meeting_time
  from club_search
  where ${only} and grams @> ${grams} and coalesce(${texts}, false)
    and (meeting_date, meeting_time) > (:today::date, :time_of_day::time)
  order by meeting_date, meeting_time, club_id
  limit ${MATCH_CAP}`;

const words = 'search_patterns(:keyword::text)';

/**
 * Clubs whose name holds every word, then those that hold them anywhere, each nearest first.
 * Whether to go by grams or by dates depends on how common the word is.
 */
const matchesWhere = (fits: string) => `
    with in_name as materialized (
      ${hits('search_name_grams(search_word_grams(:keyword))', `name_text like all (${words})`, fits)}),
    elsewhere as (
      ${hits(
        'search_word_grams(:keyword)',
        `body_text like all (${words}) and not name_text like all (${words})`,
        // Checked before anything is read: with enough matches by name the texts are not searched.
        `(select count(*) from in_name) < ${MATCH_CAP} and ${fits}`,
      )})
    select array(
      select club_id
      from (select 1 as rank, * from in_name union all select 2, * from elsewhere) as hits
      order by rank, meeting_date, meeting_time, club_id
      limit ${MATCH_CAP}) as club_ids`;

export const selectMatches = statement({
  name: 'select_matches',
  text: matchesWhere('true'),
  params: { keyword: text, ...momentParams },
  row: { club_ids: intArray },
  plannedPerCall: true,
});

export const selectFilteredMatches = statement({
  name: 'select_filtered_matches',
  text: matchesWhere(`club_id in (select c.club_id from clubs c where ${fitsFilters})`),
  params: { keyword: text, ...momentParams, ...filterParams },
  row: { club_ids: intArray },
  plannedPerCall: true,
});

/** The cards of the given ids in their order, less those that ended meanwhile. */
export const selectCards = statement({
  name: 'select_cards',
  text: cardsOf({
    keys: 'unnest(:club_ids::int4[]) with ordinality as keys (club_id, position)',
    order: 'keys.position',
    condition: isAhead('c'),
    audience: FOR_MEMBERS,
  }),
  params: { club_ids: intArray, ...momentParams },
  row: { cards: jsonText },
});

/**
 * The same for a viewer from whom somebody is hidden: of all matches, the page of those whose hosts
 * are not, and how many of those there are.
 */
export const selectSeenCards = statement({
  name: 'select_seen_cards',
  text: readingHiddenOnce(
    ':viewer_id',
    (viewer) => `
    with ${hostedByHidden(viewer)},
    seen as materialized (
      select club_id, row_number() over (order by place) as position
      from unnest(:club_ids::int4[]) with ordinality as hit (club_id, place)
      where club_id not in (select club_id from hosted))
    select page.cards, (select count(*)::int4 from seen) as total
    from (${cardsOf({
      keys: 'seen as keys',
      order: 'keys.position',
      condition: `keys.position between :offset::int8 + 1 and :offset::int8 + :size::int8
        and ${isAhead('c')}`,
      audience: FOR_MEMBERS,
      viewer,
    })}) page`,
  ),
  params: { club_ids: intArray, viewer_id: int, offset: bigint, size: bigint, ...momentParams },
  row: { cards: jsonText, total: int },
});
