import { SEARCH_COUNTED_TO } from '@azit/contract/clubs/discovery.endpoints';
import { askedWords } from './asked-words-sql.ts';
import { FEWEST_TO_SAMPLE, FEWEST_TO_WALK, sampleOf } from './how-common.ts';
import {
  ahead,
  clubIdOf,
  holds,
  holdsAnyOf,
  holdsPieces,
  isInPlaces,
  key,
  lookUpBefore,
  namedKey,
  stillAhead,
} from './look-up-sql.ts';
import { narrowedWords } from './narrowed-words-sql.ts';

/** One more than a client is told of, which says that there are more. */
export const MATCH_CAP = SEARCH_COUNTED_TO + 1;
/**
 * A walk is given up for a look-up when it has passed so many times what it should have needed, and
 * more clubs than this part of those the look-up would read: a word may be missing for some days.
 */
const PATIENCE = 4;

/**
 * Clubs are taken to meet within so many days where it is told on how many of the next ones a look-up
 * finds enough. Where it does not, it is made again for all days.
 */
const DAYS_AHEAD = 60;

const nearestFirst = 'order by meeting_date, meeting_time, club_id';
/** A materialized WITH of one row: how many clubs are searched. */
const clubsSearched = `
  select greatest(1, reltuples)::float8 as clubs from pg_class where oid = 'club_search'::regclass`;

/** How many clubs a walk passes until it has met as many as are asked for. */
const walkTo = (depth: number, hits: string) => `${depth} * seen / nullif(${hits}, 0)::float8`;
/** How many clubs a look-up reads. */
const readsOf = (hits: string) => `${hits} * clubs / nullif(seen, 0)`;
/** SQL: such a walk passes fewer clubs than a look-up would read. */
const isWalkShorter = (depth: number, hits: string) => `${walkTo(depth, hits)} < ${readsOf(hits)}`;
const hitsOf = (matches: number) => `${matches} * seen / clubs`;
/** SQL: the sample has so many more hits than so many matches would give that it cannot be chance. */
const isSurelyOver = (matches: number) =>
  `hits > ${hitsOf(matches)} + 4 * sqrt(${hitsOf(matches)}) + 4`;

/** SQL: whether there are more than the cap is tried, and a walk may be shorter than reading all of them. */
const isTried = (depth: number) =>
  `expected >= ${FEWEST_TO_WALK} and expected < ${FEWEST_TO_SAMPLE} and ${depth} * clubs < expected ^ 2`;

const limitOf = (depth: number, hits: string, condition: string) =>
  `case when ${condition}
    then greatest(${PATIENCE} * ${walkTo(depth, hits)}, ${readsOf(hits)} / ${PATIENCE}) else 0 end::int8`;

/** The nearest that hold the texts among as many as may be passed. */
const walkAlong = (limit: string, texts: string, depth: number, keyed = key) => `
  select ${keyed} as key from (
    select club_id, meeting_date, meeting_time, name_text, body_text from club_search
    where ${ahead} ${nearestFirst} limit ${limit}) as club_search
  where ${texts} limit ${depth}`;

type Limits = {
  depth: number;
  cap: number;
  /** The keywords end with the letters of filters, and `:places` is a parameter. */
  isNarrowed?: boolean;
  /** SQL: this row `c` of clubs may be found; asked of those alone that hold the texts. */
  only?: string;
};

const countIn = (hits: string) =>
  `(select count(*) from ${hits} hit where hit.place = asked.place)`;

/** SQL: nothing is found twice, so `total` needs no ids. */
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
 *
 * Whatever finds a club gives its key (look-up-sql.ts), and the keys are sorted.
 */
export function nearestMatches({ depth, cap, isNarrowed = false, only }: Limits): string {
  const hasPieces = (pieces: string, anyOf = 'asked.any_of') =>
    isNarrowed ? `${holdsPieces(pieces)} and ${holdsAnyOf(anyOf)}` : holdsPieces(pieces);
  /** The pieces tell where a club is; without them the texts do. */
  const isThere = (texts: string) => (isNarrowed ? `${texts} and ${isInPlaces}` : texts);
  const isSought = (texts: string) =>
    only === undefined
      ? texts
      : `${texts} and (select ${only} from clubs c where c.club_id = club_search.club_id)`;
  const lookUp = (before: string) => lookUpBefore(before, hasPieces('asked.grams'), isSought);
  return `
  with size as materialized (${clubsSearched}),
  words as materialized (${isNarrowed ? narrowedWords : askedWords}),
  tried as materialized (
    select place, met.* from words asked cross join size cross join lateral (
      select club_id, meeting_date, meeting_time, ${holds('name_text')} as is_named from club_search
      where ${hasPieces('asked.grams')} and ${stillAhead}
        and ${isSought(holds('body_text', 'long_patterns'))}
      limit ${cap}) as met
    where ${isTried(depth)}),
  counted as materialized (
    select place, clubs, sample.*, ${isSurelyOver(cap)} as is_over
    from words asked cross join size cross join lateral (
      select count(*) as seen,
        -- Of the clubs of one day most may be over.
        count(*) filter (where ${ahead} and ${isSought(isThere(holds('body_text')))}) as hits,
        count(*) filter (where ${ahead} and ${isSought(isThere(holds('name_text')))}) as named
      from club_search
        tablesample system (least(100, 100 * ${sampleOf('asked.expected')} / size.clubs))
        repeatable (1)) as sample
    where expected >= ${FEWEST_TO_SAMPLE}
    union all
    select place, clubs, clubs * hits / expected, hits, named, hits = ${cap}
    from words cross join size cross join lateral (
      select count(*) as hits, count(*) filter (where is_named) as named
      from tried where tried.place = words.place) as met
    where ${isTried(depth)}),
  asked as materialized (
    select words.*, coalesce(walk, 0) as walk, name_walk, coalesce(is_whole, false) as is_whole,
      case when walk is null and ${isOneWord} and expected > ${PATIENCE * depth}
        -- Of today there may be nothing left.
        then :today::date + 1 + ceil(${PATIENCE * depth * DAYS_AHEAD} / expected)::int4
        else 'infinity' end as first_read_before,
      -- Few names hold several words: where none does, none is compared.
      not has_others or coalesce(walk, 0) > 0 or exists (
        select from club_search where ${hasPieces('search_name_grams(grams)', 'any_of')}) as may_be_named
    from words left join lateral (
      select ${limitOf(depth, 'hits', `is_over and ${isWalkShorter(depth, 'hits')}`)} as walk,
        ${limitOf(depth, 'named', isWalkShorter(depth, 'named'))} as name_walk,
        ${isTried(depth)} and hits < ${cap} as is_whole
      from counted where counted.place = words.place) as walks on true),
  walked_names as materialized (
    select place, near.* from asked cross join lateral (
      ${walkAlong('asked.name_walk', isSought(isThere(holds('name_text'))), depth, namedKey)}) as near
    where asked.walk > 0),
  in_name as materialized (
    select walked_names.* from walked_names join asked using (place)
    where ${countIn('walked_names')} = ${depth}
    union all
    select place, near.* from asked cross join lateral (
      select ${namedKey} as key from club_search
      where ${hasPieces('search_name_grams(asked.grams)')} and ${stillAhead}
        and ${isSought(holds('name_text'))}
      ${nearestFirst} limit ${depth}) as near
    where asked.walk > 0 and ${countIn('walked_names')} < ${depth}),
  elsewhere as materialized (
    select place, near.* from asked cross join lateral (
      ${walkAlong('asked.walk', isSought(isThere(`${holds('body_text')} and not ${holds('name_text')}`)), depth)}) as near
    where asked.walk > 0 and ${countIn('in_name')} < ${depth}),
  walked as materialized (
    select place, near.keys from asked cross join lateral (
      select array(
        select key from in_name hit where hit.place = asked.place
        union all
        select key from elsewhere hit where hit.place = asked.place) as keys offset 0) as near
    where asked.walk > 0 and cardinality(near.keys) >= ${depth}),
  first_read as materialized (
    select asked.*, matches, keys, coalesce(cardinality(keys), 0) < least(matches, ${depth}) as are_few
    from asked cross join lateral (${lookUp('asked.first_read_before')}) as near
    where not is_whole and place not in (select place from walked)),
  found as materialized (
    -- There are more of a walked word than of any that was looked up.
    select place, ${cap + 1} as matches, keys from walked
    union all
    select place, cardinality(keys), keys from asked cross join lateral (
      select array(
        select case when is_named then ${namedKey} else ${key} end
        from tried where tried.place = asked.place order by 1) as keys offset 0) as near
    where is_whole
    union all
    select place, least(matches, ${cap}), keys from first_read where not are_few
    union all
    select place, least(near.matches, ${cap}), near.keys from first_read asked
    cross join lateral (${lookUp("'infinity'")}) as near
    where are_few),
  hits as materialized (
    select distinct on (${clubIdOf('key')}) place, key
    from found cross join unnest(keys[:${depth}]) as key
    order by ${clubIdOf('key')}, place > :own::int4, key, place)
  select
    array(
      select ${clubIdOf('key')} from hits order by place > :own, key limit ${depth}) as club_ids,
    array(select place from found order by matches desc, place) as places,
    (select case when max(matches) >= ${cap} then ${cap} when count(*) = 1 then max(matches)
      else least(${cap}, (
        select count(distinct ${clubIdOf('key')}) from found cross join unnest(keys[:${cap}]) as key))
      end::int4 from found) as total`;
}
