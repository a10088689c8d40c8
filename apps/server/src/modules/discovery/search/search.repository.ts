import { int, intArray, intArrayText, jsonText, text } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { seenStatement } from '#server/database/viewed-statement.ts';
import { isAhead, isStillAhead, momentParams } from '#server/modules/clubs/meeting-moment.ts';
import { cardsOf, FOR_MEMBERS } from '../card-json.ts';
import { filterParams, fitsFilters } from '../club-filter-sql.ts';
import { hostedByHidden } from '../hosted-by-hidden.ts';
import { MATCH_CAP } from './match-sql.ts';

const ahead = '(meeting_date, meeting_time) > (:today::date, :time_of_day::time)';
const nearestFirst = `order by meeting_date, meeting_time, club_id limit ${MATCH_CAP}`;
const grams = '(select grams from asked)::text[]';
const nameGrams = '(select name_grams from asked)::text[]';
/** A walk that ends at the cap pays only for words that many more clubs hold. */
const FEWEST_TO_WALK_FAR = 3_000;
const areCommon = (pieces: string) =>
  `${pieces} <@ (select array_agg(gram) from common_grams where clubs >= ${FEWEST_TO_WALK_FAR})::text[]`;
/** strpos skips letters that LIKE looks at one by one; nearly every keyword is a single word. */
const holds = (column: string) =>
  `(strpos(${column}, (select word from asked)) > 0
    and ${column} like all ((select other_patterns from asked)::text[]))`;

type Hits = { pieces: string; texts: string; only: string };

/**
 * Matches by one of two ways: a word of common pieces by walking along the dates until there are
 * enough, any other by looking its pieces up. The texts decide in both. The planner thinks of what
 * stands in a coalesce as true of every other row, so it walks; the sum of date and time keeps it
 * from reading the dates' index for a look-up.
 */
const hits = ({ pieces, texts, only }: Hits) => `
  (select club_id, meeting_date, meeting_time from club_search
    where ${areCommon(pieces)} and ${only} and ${ahead} and coalesce(${texts}, false)
    ${nearestFirst})
  union all
  (select club_id, meeting_date, meeting_time from club_search
    where not coalesce(${areCommon(pieces)}, false) and ${only}
      and club_grams(name_text, body_text) @> ${pieces}
      and meeting_date + meeting_time > :today::date + :time_of_day::time
      and coalesce(${texts}, false)
    ${nearestFirst})`;

/** Clubs whose name holds every word, then those that hold them anywhere, each nearest first. */
const matchesWhere = (fits: string) => `
    with asked as materialized (
      select search_word_grams(:keyword::text) as grams,
        search_name_grams(search_word_grams(:keyword)) as name_grams,
        split_part(search_text(:keyword), ' ', 1) as word,
        (search_patterns(:keyword))[2:] as other_patterns),
    in_name as materialized (
      ${hits({ pieces: nameGrams, texts: holds('name_text'), only: fits })}),
    elsewhere as (
      ${hits({
        pieces: grams,
        texts: `${holds('body_text')} and not ${holds('name_text')}`,
        // Checked before anything is read: with enough matches by name the texts are not searched.
        only: `(select count(*) from in_name) < ${MATCH_CAP} and ${fits}`,
      })})
    select array(
      select club_id
      from (select 1 as rank, * from in_name union all select 2, * from elsewhere) as hits
      order by rank, meeting_date, meeting_time, club_id
      limit ${MATCH_CAP}) as club_ids`;

const withinDays = '(:first_day::date is null or meeting_date between :first_day and :last_day)';

const filteredMatches = (name: string, fits: string) =>
  statement({
    name,
    text: matchesWhere(`${withinDays} and ${fits}`),
    params: { keyword: text, ...momentParams, ...filterParams },
    row: { club_ids: intArray },
    plannedPerCall: true,
  });

/** For filters that few clubs fit: those are found first, and of them the ones that match. */
export const selectMatchesAmongFew = filteredMatches(
  'select_matches_among_few',
  `club_id in (select c.club_id from clubs c where ${isAhead('c')} and ${fitsFilters})`,
);

/** For filters that many fit: each match is looked at by itself, until there are enough. */
export const selectMatchesAmongMany = filteredMatches(
  'select_matches_among_many',
  `(select ${fitsFilters} from clubs c where c.club_id = club_search.club_id)`,
);

/** The cards of the given ids in their order, less those that ended meanwhile. */
export const selectCards = statement({
  name: 'select_cards',
  text: cardsOf({
    keys: 'unnest((select :club_ids::int4[])) with ordinality as keys (club_id, position)',
    order: 'keys.position',
    condition: isStillAhead('c'),
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
      condition: isAhead('c'),
      audience: FOR_MEMBERS,
      viewer,
    })}) page`,
  params: { club_ids: intArrayText, viewer_id: int, offset: int, size: int, ...momentParams },
  row: { cards: jsonText, total: int },
  isQuick: true,
});
