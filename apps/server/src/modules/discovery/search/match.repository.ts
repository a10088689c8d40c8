import { SEARCH_COUNTED_TO } from '@azit/contract/clubs/discovery.endpoints';
import { hiddenParams, isHidden, requestViewer } from '#server/database/block-sql.ts';
import {
  bool,
  int,
  intArray,
  notNull,
  nullable,
  text,
  textArray,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isListed, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { filterParams, fitsFilters } from '../club-filters.ts';

/** One more than the total that clients display, so that they can show "more". */
export const MAX_MATCHES = SEARCH_COUNTED_TO + 1;

/**
 * `clubs` counts the clubs with the rarest n-gram: 0 if that n-gram is not common, null without
 * n-grams.
 */
export const splitKeywords = statement({
  name: 'split_keywords',
  text: `
    select coalesce(words[1], '') as word,
      search_patterns(array_to_string(words[2:], ' ')) as other_patterns, grams, (
        select min(coalesce(common.clubs, 0))
        from unnest(grams) as own (gram) left join common_grams common using (gram)) as clubs
    -- The subselect hides the array's length from the planner, so that one plan serves all.
    from unnest((select :keywords::text[])) with ordinality as typed (keyword, ordinal)
    cross join lateral (
      select search_word_grams(keyword) as grams, array(
        select word from unnest(string_to_array(search_text(keyword), ' ')) as word
        order by char_length(word) desc, word) as words offset 0) as split
    order by ordinal`,
  params: { keywords: textArray },
  row: { word: text, other_patterns: textArray, grams: textArray, clubs: nullable(int) },
  pipelined: true,
});

/** SQL: the column contains every word. strpos takes half the time of LIKE. */
const contains = (column: string) =>
  `strpos(${column}, :word) > 0 and ${column} like all (:other_patterns::text[])`;

// `isHidden` needs only the request's hidden ids here, so the statement has no `:viewer_id`
// parameter.
const isShown = (row: string) => `not (${isHidden(`${row}.host_id`, requestViewer(':viewer_id'))})`;

/** Name matches rank first only among the nearest matches: a total order would read every match. */
const nearest = (source: string) => `
  select club_id, ${contains('name_text')} as is_named,
    (meeting_date + meeting_time)::text as starts_at
  from (
    ${source}
    order by meeting_date, meeting_time, club_id limit ${MAX_MATCHES}) as nearest`;

const params = {
  word: text,
  other_patterns: textArray,
  ...hiddenParams,
  ...nowParams,
  ...filterParams,
};
const row = { club_id: int, is_named: bool, starts_at: text };

/**
 * A rare term uses the n-gram index, which contains listed clubs only. OFFSET 0 forces one lookup
 * per match: with a join, PostgreSQL may scan all clubs.
 */
export const lookUpMatches = statement({
  name: 'look_up_matches',
  text: nearest(`
    select s.club_id, s.name_text, s.meeting_date, s.meeting_time
    from club_search s
    where search_grams(s.body_text) @> :grams::text[] and ${contains('s.body_text')}
      and s.meeting_date + s.meeting_time > :today::date + :time_of_day::time and ${isShown('s')}
      and (not :is_filtered::bool or exists (
        select from clubs c where c.club_id = s.club_id and ${fitsFilters} offset 0))`),
  params: { ...params, grams: textArray, is_filtered: bool },
  row,
});

/**
 * A common term scans the date index until enough texts match. PostgreSQL plans every call, because
 * the filters decide which index is best.
 */
export const scanMatches = statement({
  name: 'scan_matches',
  text: nearest(`
    select c.club_id, s.name_text, c.meeting_date, c.meeting_time
    from (
      select c.club_id, c.meeting_date, c.meeting_time from clubs c
      where ${isListed('c')} and ${fitsFilters} and ${isShown('c')}
      order by c.meeting_date, c.meeting_time, c.club_id) as c
    cross join lateral (
      select s.name_text from club_search s
      where s.club_id = c.club_id and ${contains('s.body_text')} offset 0) as s`),
  params,
  row,
  plannedPerCall: true,
});

export const selectClubAreas = statement({
  name: 'select_club_areas',
  text: `
    select club_id, area_code from clubs
    where club_id = any (:club_ids::int4[]) and area_code is not null`,
  params: { club_ids: intArray },
  row: { club_id: int, area_code: notNull(text, 'the condition excludes null') },
});
