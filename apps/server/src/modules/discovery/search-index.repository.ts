import { bool, int } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

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

/** Returns only the rows that differed. */
export const writeSearchRange = statement({
  name: 'write_search_range',
  text: `
    with source as materialized (
      select * from club_search_source where club_id between :first_club_id and :last_club_id),
    differing as materialized (
      select club_id, kept is null as was_missing, source is null as is_gone
      from (
        select * from club_search
        where club_id between :first_club_id and :last_club_id) as kept
      full join source using (club_id)
      where kept is distinct from source),
    removed as (
      delete from club_search
      where club_id in (select club_id from differing where is_gone)),
    written as (
      insert into club_search select source.* from source join differing using (club_id)
      on conflict (club_id) do update set
        meeting_date = excluded.meeting_date, meeting_time = excluded.meeting_time,
        name_text = excluded.name_text, body_text = excluded.body_text, grams = excluded.grams)
    select club_id, was_missing, is_gone from differing order by club_id`,
  params: { first_club_id: int, last_club_id: int },
  row: { club_id: int, was_missing: bool, is_gone: bool },
});
