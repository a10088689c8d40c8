import { SEARCH_COUNTED_TO } from '@azit/contract/clubs/discovery.endpoints';
import { hiddenParams, isHidden, requestHidden } from '#server/database/block-sql.ts';
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

/* Nothing in this folder writes the searched text of a club: triggers on `clubs` and `members` copy
   it from the view `club_search_source` to `club_search`, and from there the words of club names to
   `search_terms` (schema.sql). search-index.ts rebuilds it and counts `common_grams`. */

/**
 * One more than the highest total that clients display, so that they can show that there are more.
 */
export const MAX_MATCHES = SEARCH_COUNTED_TO + 1;

/**
 * `clubs` is the number of clubs that contain the rarest n-gram of the keyword. It is 0 if that
 * n-gram is not in common_grams, and null if the keyword has no n-grams.
 */
export const splitKeywords = statement('split_keywords', {
  text: `
    select coalesce(words[1], '') as word,
      search_patterns(array_to_string(words[2:], ' ')) as other_patterns, grams, (
        select min(coalesce(common.clubs, 0))
        from unnest(grams) as own (gram) left join common_grams common using (gram)) as clubs
    -- The subselect hides the length of the array from the planner, so that PostgreSQL reuses one
    -- plan.
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

/**
 * SQL: the text contains every word. strpos takes half the time of LIKE, so the longest word is
 * tested with strpos first.
 */
const contains = (column: string) =>
  `strpos(${column}, :word) > 0 and ${column} like all (:other_patterns::text[])`;

const isShown = (row: string) => `not (${isHidden(`${row}.host_id`, requestHidden)})`;

/**
 * Matches in the name rank first only among the next `MAX_MATCHES` meetings: ranking all would read
 * every match.
 */
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
 * Finds a rare keyword by the n-gram index. `club_search` contains only listed clubs (triggers
 * ensure that), so this tests only that they have not started. OFFSET 0 forces one lookup per
 * match: with a join, PostgreSQL may scan all clubs.
 */
export const lookUpMatches = statement('look_up_matches', {
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
 * Scans the date index until enough texts match. PostgreSQL plans every call, because the filters
 * decide which plan is best.
 */
export const scanMatches = statement('scan_matches', {
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

export const selectClubAreas = statement('select_club_areas', {
  text: `
    select club_id, area_code from clubs
    where club_id = any (:club_ids::int4[]) and area_code is not null`,
  params: { club_ids: intArray },
  row: { club_id: int, area_code: notNull(text, 'the condition excludes null') },
});

const MAX_TERMS = 12;
/**
 * The minimum length of a typed word in jamo (Hangul letters); 독서 has five. A shorter word begins
 * too many terms (`begins`) or differs from too many by one letter (`near`).
 */
const MIN_JAMO = { begins: 3, near: 4 };

const closestTerms = `order by is_category desc, length(known.jamo), term limit ${MAX_TERMS}`;

/**
 * A form is one reading of a typed word, for example without its particle. `spelling_forms[i]` is a
 * form, and `spellings[i]` is its jamo, either all of them or without one letter. Terms are stored
 * with the same spellings, so one shared spelling finds a term despite a typo.
 */
export const selectSimilarTerms = statement('select_similar_terms', {
  text: `
    with typed as (
      select form, jamo, array(
        select spelling
        from unnest((select :spelling_forms::text[]), (select :spellings::text[]))
          as pair (spelling_form, spelling)
        where spelling_form = form) as spellings
      -- The subselect hides the length of the array from the planner, so that PostgreSQL reuses one
      -- plan.
      from unnest((select :forms::text[]), (select :jamo::text[])) as words (form, jamo))
    select form, term, 'same' as likeness
    from typed join search_terms on term = form
    union all
    select form, longer.term, 'begins'
    from typed, lateral (
      select term from search_terms known
      where known.jamo > typed.jamo and known.jamo < typed.jamo || '힣' ${closestTerms}) as longer
    where length(typed.jamo) >= ${MIN_JAMO.begins}
    union all
    select form, near.term, 'near'
    from typed, lateral (
      select term from search_terms known
      where known.misspellings && typed.spellings ${closestTerms}) as near
    where length(typed.jamo) >= ${MIN_JAMO.near}`,
  params: {
    forms: textArray,
    jamo: textArray,
    spelling_forms: textArray,
    spellings: textArray,
  },
  row: { form: text, term: text, likeness: text },
});
