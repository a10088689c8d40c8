/**
 * One number in place of three columns sorts in a quarter of the time: seconds from the beginning of
 * today and, in the lower 31 bits, the id. Days after the next 134 years count as one.
 */
export const key = `(least(meeting_date - :today::date, 49000)::int8 * 86400
  + date_part('epoch', meeting_time)::int8 << 31 | club_id)`;
/** Below those of all clubs that are not named. */
export const namedKey = `(${key} - 9223372036854775807 - 1)`;
export const clubIdOf = (keyed: string) => `(${keyed} & 2147483647)::int4`;
/** By the index of dates. Behind a select the planner does not see how many that is, and keeps one plan. */
export const ahead =
  '(meeting_date, meeting_time) > ((select :today::date), (select :time_of_day::time))';
/** So the planner does not read the dates' index for a look-up. */
export const stillAhead = `(${ahead}) is true`;
export const holdsPieces = (pieces: string) => `club_grams(name_text, body_text) @> ${pieces}`;
export const holdsAnyOf = (pieces: string) => `club_grams(name_text, body_text) && ${pieces}`;
/**
 * For clubs that were not found by their pieces. The letters of an area, its city and its province are
 * those with which a text ends: see `search_filter_letters`.
 */
export const isInPlaces = `
  (asked.places is null or string_to_array(right(name_text, 5), ' ') && asked.places)`;

/** strpos skips letters that LIKE looks at one by one; nearly every keyword is a single word. */
export const holds = (column: string, others = 'other_patterns') =>
  `(strpos(${column}, asked.word) > 0
    and (asked.${others} is null or ${column} like all (asked.${others})))`;

const isNamed = `asked.may_be_named and ${holds('name_text')}`;

/**
 * How many clubs hold the word, and the keys of those before a day and of all that hold it in the name:
 * a key costs as much as comparing the text, and most are of no use for a first page.
 */
export const lookUpBefore = (
  day: string,
  hasPieces: string,
  isSought: (texts: string) => string,
) => `
  select count(*) as matches, array_agg(
      case when ${isNamed} then ${namedKey} else ${key} end
      order by case when ${isNamed} then ${namedKey} else ${key} end)
    filter (where meeting_date < ${day} or ${isNamed}) as keys
  from club_search
  where ${hasPieces} and ${stillAhead} and ${isSought(`
    -- A piece is all of a word of two letters. A text begins with the name, which is shorter.
    (char_length(asked.word) <= 2 or strpos(name_text, asked.word) > 0
      or strpos(body_text, asked.word) > 0)
    and (asked.long_patterns is null or body_text like all (asked.long_patterns))`)}`;
