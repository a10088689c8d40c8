import { SEARCH_COUNTED_TO } from '@azit/contract/clubs/discovery.endpoints';

/** One more than a client is told of, which says that there are more. */
export const MATCH_CAP = SEARCH_COUNTED_TO + 1;
/** A word that fewer clubs can hold is looked up without asking: so few are soon read. */
export const FEWEST_TO_WALK = 800;
/** From so many on, a sample tells sooner than the index that a word is surely over the cap. */
const FEWEST_TO_SAMPLE = 3_000;

/** So many clubs, taken at random, tell how common a word is. */
const SAMPLE = 500;
/**
 * A walk is given up for a look-up when it has passed so many times what it should have needed, and
 * more clubs than this part of those the look-up would read: a word may be missing for some days.
 */
const PATIENCE = 4;

const nearestFirst = 'order by meeting_date, meeting_time, club_id';
const columns = 'club_id, meeting_date, meeting_time';
/** By the index of dates. */
const ahead = '(meeting_date, meeting_time) > (:today::date, :time_of_day::time)';
/** The sum keeps the planner from reading the dates' index for a look-up. */
const stillAhead = 'meeting_date + meeting_time > :today::date + :time_of_day::time';
const holdsPieces = (pieces: string) => `club_grams(name_text, body_text) @> ${pieces}`;
/** strpos skips letters that LIKE looks at one by one; nearly every keyword is a single word. */
const holds = (column: string, others = 'other_patterns') =>
  `(strpos(${column}, asked.word) > 0 and ${column} like all (asked.${others}))`;

/** A materialized WITH of one row: how many clubs are searched. */
const clubsSearched = `
  select greatest(1, reltuples)::float8 as clubs from pg_class where oid = 'club_search'::regclass`;

/** How many clubs a walk passes until it has met as many as are asked for. */
const walkTo = (depth: number, hits: string) => `${depth} * seen / nullif(${hits}, 0)::float8`;
/** How many clubs a look-up reads. */
const lookUp = (hits: string) => `${hits} * clubs / nullif(seen, 0)`;
/** SQL: such a walk passes fewer clubs than a look-up would read. */
const isWalkShorter = (depth: number, hits: string) => `${walkTo(depth, hits)} < ${lookUp(hits)}`;
const hitsOf = (matches: number) => `${matches} * seen / clubs`;
/** SQL: the sample has so many more hits than so many matches would give that it cannot be chance. */
const isSurelyOver = (matches: number) =>
  `hits > ${hitsOf(matches)} + 4 * sqrt(${hitsOf(matches)}) + 4`;

const limitOf = (depth: number, hits: string, condition: string) =>
  `case when ${condition}
    then greatest(${PATIENCE} * ${walkTo(depth, hits)}, ${lookUp(hits)} / ${PATIENCE}) else 0 end::int8`;

/** The nearest that hold the texts among as many as may be passed. */
const walkAlong = (limit: string, texts: string, depth: number) => `
  select ${columns} from (
    select ${columns}, name_text, body_text from club_search
    where ${ahead} ${nearestFirst} limit ${limit}) as passed
  where ${texts} limit ${depth}`;

const countIn = (hits: string) =>
  `(select count(*) from ${hits} hit where hit.place = asked.place)`;

/** SQL: nothing is found twice, and there is nothing to compare. */
const isOneWord = '(select count(*) from words) = 1';

/**
 * The nearest `depth` clubs that hold any of the keywords: those of the first `own` keywords first, of
 * each those that hold it in the name first. `total` is how many there are, up to the cap, and `places`
 * are those of the keywords, the one that found most first.
 *
 * A word is looked up by its pieces, and every club that holds them is read. Where that would be many,
 * it is found by walking along the dates until there are enough, once it is known that there are more
 * than the cap: of a word whose pieces are all common from the first clubs of the index that hold it, in
 * no order, and of a very common one from a sample. Either way the texts decide. A walk that meets too
 * few ends, and the word is looked up: a word may be common only later.
 */
export const nearestMatches = ({ depth, cap }: { depth: number; cap: number }) => `
  with size as materialized (${clubsSearched}),
  words as materialized (
    select place::int4, parts[1] as word, grams,
      case when cardinality(parts) = 1 then '{}'
        else search_patterns(array_to_string(parts[2:], ' ')) end as other_patterns,
      case when cardinality(parts) = 1 then '{}'
        else search_patterns(array_to_string(array(
          select part from unnest(parts[2:]) as part where char_length(part) > 2), ' '))
        end as long_patterns,
      -- As many as hold its rarest piece, where all are common; of every further word half are left.
      coalesce((
        select case when count(*) = cardinality(grams) then min(clubs) end
        from common_grams where gram = any (grams)), 0) / 2.0::float8 ^ (cardinality(parts) - 1)
        as expected
    -- Behind a select the planner does not see how many there are, and keeps one plan for all.
    from unnest((select :keywords::text[])) with ordinality as keywords (keyword, place)
    cross join lateral (
      select search_word_grams(keyword) as grams, array(
        select part from unnest(string_to_array(search_text(keyword), ' ')) as part
        order by char_length(part) desc, part) as parts offset 0) as pieces),
  counted as materialized (
    select place, clubs, sample.*, ${isSurelyOver(cap)} as is_over
    from words asked cross join size cross join lateral (
      select count(*) as seen,
        count(*) filter (where ${holds('body_text')}) as hits,
        count(*) filter (where ${holds('name_text')}) as named
      from club_search
        tablesample system (least(100, ${SAMPLE * 100} / size.clubs)) repeatable (1)) as sample
    where expected >= ${FEWEST_TO_SAMPLE}
    union all
    select place, clubs, clubs * hits / expected, hits, named, hits = ${cap}
    from words asked cross join size cross join lateral (
      select count(*) as hits, count(*) filter (where is_named) as named
      from (
        select ${holds('name_text')} as is_named from club_search
        where ${holdsPieces('asked.grams')} and ${stillAhead} and ${holds('body_text', 'long_patterns')}
        limit ${cap}) as first) as first_met
    where expected >= ${FEWEST_TO_WALK} and expected < ${FEWEST_TO_SAMPLE}
      and ${depth} * clubs < expected ^ 2),
  asked as materialized (
    select words.*, coalesce(walk, 0) as walk, name_walk
    from words left join lateral (
      select ${limitOf(depth, 'hits', `is_over and ${isWalkShorter(depth, 'hits')}`)} as walk,
        ${limitOf(depth, 'named', isWalkShorter(depth, 'named'))} as name_walk
      from counted where counted.place = words.place) as walks on true),
  walked_names as materialized (
    select place, near.* from asked cross join lateral (
      ${walkAlong('asked.name_walk', holds('name_text'), depth)}) as near
    where asked.walk > 0),
  in_name as materialized (
    select walked_names.* from walked_names join asked using (place)
    where ${countIn('walked_names')} = ${depth}
    union all
    select place, near.* from asked cross join lateral (
      select ${columns} from club_search
      where ${holdsPieces('search_name_grams(asked.grams)')} and ${stillAhead} and ${holds('name_text')}
      ${nearestFirst} limit ${depth}) as near
    where asked.walk > 0 and ${countIn('walked_names')} < ${depth}),
  elsewhere as materialized (
    select place, near.* from asked cross join lateral (
      ${walkAlong('asked.walk', `${holds('body_text')} and not ${holds('name_text')}`, depth)}) as near
    where asked.walk > 0 and ${countIn('in_name')} < ${depth}),
  walked as materialized (
    select place from asked
    where asked.walk > 0 and ${countIn('in_name')} + ${countIn('elsewhere')} >= ${depth}),
  looked_up as materialized (
    select place, near.* from asked cross join lateral (
      select ${columns}, ${holds('name_text')} as is_named from club_search
      where ${holdsPieces('asked.grams')} and ${stillAhead} and ${holds('body_text', 'long_patterns')}
      order by is_named desc, meeting_date, meeting_time, club_id limit ${cap}) as near
    where place not in (select place from walked)),
  hits as materialized (
    select distinct on (club_id) *
    from (
      select place, ${columns}, true as is_named from in_name
      where place in (select place from walked)
      union all
      select place, ${columns}, false from elsewhere where place in (select place from walked)
      union all
      select place, near.* from asked cross join lateral (
        select ${columns}, is_named from looked_up where looked_up.place = asked.place
        order by is_named desc, meeting_date, meeting_time, club_id limit ${depth}) as near) as found
    order by club_id, place > :own::int4, is_named desc, place)
  select
    array(
      select club_id from hits
      order by place > :own, is_named desc, meeting_date, meeting_time, club_id
      limit ${depth}) as club_ids,
    case when ${isOneWord} then array(select place from asked) else array(
      select place from asked order by ${countIn('walked')} desc, ${countIn('looked_up')} desc, place
    ) end as places,
    case when exists (select from walked) then ${cap}
      when ${isOneWord} then (select count(*) from looked_up)
      else least(${cap}, (select count(distinct club_id) from looked_up)) end::int4 as total`;
