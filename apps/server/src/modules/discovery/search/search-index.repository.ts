import { bool, date, int } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { sweepStatement } from '#server/database/sweep-statement.ts';

export const selectLastClubId = statement('select_last_club_id', {
  text: 'select coalesce(max(club_id), 0) as club_id from clubs',
  params: {},
  row: { club_id: int },
});

export const lockClubRange = statement('lock_club_range', {
  text: `
    select club_id from clubs where club_id between :first_club_id and :last_club_id
    order by club_id for no key update`,
  params: { first_club_id: int, last_club_id: int },
  row: { club_id: int },
});

export const writeSearchRange = statement('write_search_range', {
  text: `
    with source as materialized (
      select * from club_search_source
      where club_id between :first_club_id and :last_club_id and meeting_date >= :today::date),
    differing as materialized (
      select club_id, indexed is null as was_missing, source is null as is_gone
      from (
        select * from club_search
        where club_id between :first_club_id and :last_club_id) as indexed
      full join source using (club_id)
      where indexed is distinct from source
        and (source is not null or indexed.meeting_date >= :today)),
    removed as (
      delete from club_search
      where club_id in (select club_id from differing where is_gone)),
    written as (
      insert into club_search select source.* from source join differing using (club_id)
      on conflict (club_id) do update set
        meeting_date = excluded.meeting_date, meeting_time = excluded.meeting_time,
        name_text = excluded.name_text, body_text = excluded.body_text, host_id = excluded.host_id)
    select club_id, was_missing, is_gone from differing order by club_id`,
  params: { first_club_id: int, last_club_id: int, today: date },
  row: { club_id: int, was_missing: bool, is_gone: bool },
});

export const sweepSearchedClubs = sweepStatement(
  'club_search',
  'club_id',
  `meeting_date < (:now::timestamptz at time zone 'Asia/Seoul')::date`,
);

export const replaceCommonGrams = statement('replace_common_grams', {
  text: `
    with stats as materialized (
      select most_common_elems::text::text[] as grams, most_common_elem_freqs as shares
      from pg_stats where tablename = 'club_search_grams' and schemaname = current_schema()),
    counted as materialized (
      select element.gram, (share * reltuples)::int4 as clubs
      from stats, unnest(grams, shares) as element (gram, share), pg_class
      where pg_class.oid = 'club_search'::regclass
        and element.gram is not null and :min_clubs::int4 <= share * reltuples),
    removed as (
      delete from common_grams
      where gram not in (select gram from counted) and exists (select from stats))
    insert into common_grams as known (gram, clubs) select gram, clubs from counted
    on conflict (gram) do update set clubs = excluded.clubs where known.clubs <> excluded.clubs`,
  params: { min_clubs: int },
});
