import { bool, date, int } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { sweepStatement } from '#server/database/sweep-statement.ts';

export const selectLastClubId = statement({
  name: 'select_last_club_id',
  text: 'select coalesce(max(club_id), 0) as club_id from clubs',
  params: {},
  row: { club_id: int },
});

export const lockClubRange = statement({
  name: 'lock_club_range',
  text: `
    select club_id from clubs where club_id between :first_club_id and :last_club_id
    order by club_id for no key update`,
  params: { first_club_id: int, last_club_id: int },
  row: { club_id: int },
});

/**
 * Returns only the rows that differed. Clubs of days before `today` are not searched: they are not
 * written, and what is kept of them is left to the sweep.
 */
export const writeSearchRange = statement({
  name: 'write_search_range',
  text: `
    with source as materialized (
      select * from club_search_source
      where club_id between :first_club_id and :last_club_id and meeting_date >= :today::date),
    differing as materialized (
      select club_id, kept is null as was_missing, source is null as is_gone
      from (
        select * from club_search
        where club_id between :first_club_id and :last_club_id) as kept
      full join source using (club_id)
      where kept is distinct from source
        and (source is not null or kept.meeting_date >= :today)),
    removed as (
      delete from club_search
      where club_id in (select club_id from differing where is_gone)),
    written as (
      insert into club_search select source.* from source join differing using (club_id)
      on conflict (club_id) do update set
        meeting_date = excluded.meeting_date, meeting_time = excluded.meeting_time,
        name_text = excluded.name_text, body_text = excluded.body_text)
    select club_id, was_missing, is_gone from differing order by club_id`,
  params: { first_club_id: int, last_club_id: int, today: date },
  row: { club_id: int, was_missing: bool, is_gone: bool },
});

export const sweepSearchedClubs = sweepStatement(
  'club_search',
  'club_id',
  `meeting_date < (:now::timestamptz at time zone 'Asia/Seoul')::date`,
);

/** Keeps the pieces that so many clubs hold, and how many do, by what PostgreSQL last counted. */
export const replaceCommonGrams = statement({
  name: 'replace_common_grams',
  text: `
    with counted as materialized (
      select piece.gram, (share * clubs)::int4 as clubs
      from pg_stats,
        unnest(most_common_elems::text::text[], most_common_elem_freqs) as piece (gram, share),
        (select reltuples as clubs from pg_class where oid = 'club_search'::regclass) as size
      where tablename = 'club_search_grams' and schemaname = current_schema()
        and piece.gram is not null and :fewest::int4 <= share * clubs),
    removed as (
      delete from common_grams where gram not in (select gram from counted))
    insert into common_grams as kept (gram, clubs) select gram, clubs from counted
    on conflict (gram) do update set clubs = excluded.clubs where kept.clubs <> excluded.clubs`,
  params: { fewest: int },
});
