import { bool, date, int, timestamp } from '#server/database/column.ts';
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
