import { bool, date, int, intArray, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

/** Every date from `from` on that the crew has, had or skipped. */
export const selectKnownDates = statement({
  name: 'select_known_dates',
  text: `
    select planned_date, cancelled_at is null as is_open from clubs
    where crew_id = :crew_id and planned_date >= :from
    union
    select planned_date, false from crew_skips
    where crew_id = :crew_id and planned_date >= :from`,
  params: { crew_id: int, from: date },
  row: { planned_date: date, is_open: bool },
});

/**
 * Lock the members: a concurrent withdrawal must wait, because otherwise it would miss the new
 * seats.
 */
export const lockSeatedMembers = statement({
  name: 'lock_seated_members',
  text: `
    select own.member_id, own.role = 'HOST' as is_host,
      coalesce(own.joined_at, :now) as joined_at
    from crew_members own join members m using (member_id)
    where own.crew_id = :crew_id and own.state = 'JOINED' and m.status = 'ACTIVE'
      and (own.role = 'HOST' or own.always_going)
    order by m.member_id
    for share of m`,
  params: { crew_id: int, now: timestamp },
  row: { member_id: int, is_host: bool, joined_at: timestamp },
});

/** Lock the members: a concurrent withdrawal must wait, or it would miss the new notices. */
export const selectUnanswered = statement({
  name: 'select_unanswered_dates',
  text: `
    select own.member_id, array(
      select c.club_id from clubs c
      where c.club_id = any(:club_ids) and not exists (
        select from club_answers answer
        where answer.club_id = c.club_id and answer.member_id = own.member_id)
      order by c.planned_date) as club_ids
    from crew_members own join members m using (member_id)
    where own.crew_id = :crew_id and own.state = 'JOINED' and m.status = 'ACTIVE'
      and exists (
        select from unnest(:club_ids::int4[]) asked (club_id)
        where not exists (
          select from club_answers answer
          where answer.club_id = asked.club_id and answer.member_id = own.member_id))
    order by own.member_id
    for key share of m`,
  params: { crew_id: int, club_ids: intArray },
  row: { member_id: int, club_ids: intArray },
});
