import { int, intArray, nullable, textArray } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isAhead, momentParams } from '#server/modules/clubs/meeting-moment.ts';
import { NEAREST_FIRST } from '../card-json.ts';
import { filterParams, fitsFilters } from '../club-filter-sql.ts';
import { MATCH_CAP } from './match-sql.ts';

const holds = (column: string) =>
  `(strpos(${column}, asked.word) > 0 and ${column} like all (asked.other_patterns))`;

/**
 * The clubs that hold any of the keywords, those of the first `own` keywords first, each in the order
 * of a plain search; and the places of the keywords, the one that found most first. Always by grams:
 * what is looked for here is rare.
 */
const matchesOfAny = (fits: string) => `
  with asked as materialized (
    select place, search_word_grams(keyword) as grams,
      split_part(search_text(keyword), ' ', 1) as word,
      (search_patterns(keyword))[2:] as other_patterns
    from unnest(:keywords::text[]) with ordinality as keywords (keyword, place)),
  hits as materialized (
    select found.club_id, found.meeting_date, found.meeting_time,
      bool_or(${holds('found.name_text')}) as in_name, min(asked.place)::int4 as place
    from asked
    cross join lateral (
      select club_id, meeting_date, meeting_time, name_text
      from club_search
      where club_grams(name_text, body_text) @> asked.grams
        and ${holds('body_text')}
        and meeting_date + meeting_time > :today::date + :time_of_day::time) as found
    where ${fits}
    group by found.club_id, found.meeting_date, found.meeting_time)
  select
    array(
      select club_id from hits
      order by place > :own::int4, not in_name, meeting_date, meeting_time, club_id
      limit ${MATCH_CAP}) as club_ids,
    array(select place from hits group by place order by count(*) desc, place) as places`;

const params = { keywords: textArray, own: int, ...momentParams };
const row = { club_ids: intArray, places: intArray };

/** 1 is Monday. */
const weekdayParam = { weekday: nullable(int) };
const fits = `${fitsFilters}
  and (:weekday::int4 is null or extract(isodow from c.meeting_date) = :weekday)`;

export const selectFilteredMatchesOfAny = statement({
  name: 'select_filtered_matches_of_any',
  text: matchesOfAny(`exists (select from clubs c where c.club_id = found.club_id and ${fits})`),
  params: { ...params, ...filterParams, ...weekdayParam },
  row,
  plannedPerCall: true,
});

/** For a keyword all of whose words are filters. */
export const selectFilteredClubs = statement({
  name: 'select_filtered_clubs',
  text: `
    select array(
      select c.club_id from clubs c where ${isAhead('c')} and ${fits}
      order by ${NEAREST_FIRST} limit ${MATCH_CAP}) as club_ids`,
  params: { ...momentParams, ...filterParams, ...weekdayParam },
  row: { club_ids: intArray },
  plannedPerCall: true,
});
