import type { Attendance } from '@azit/contract/clubs/club.schema';
import {
  bigint,
  type Column,
  date,
  int,
  notNull,
  nullable,
  numeric,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { hasEnded, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { isSettled } from '#server/modules/members/reputation/absence-sql.ts';
import { isRetracted } from '#server/modules/members/reputation/reputation.repository.ts';

const { databaseTypes, isNullable } = text;
const attendance: Column<Attendance> = { databaseTypes, isNullable };
const attendanceKind: Column<'ATTENDED' | 'ABSENT'> = { databaseTypes, isNullable };
const PRESERVED = 'the preserved side of the outer joins';
const NO_EVENT = 'outer join: members without an event';

export const selectSettledAttendance = statement('select_settled_attendance', {
  text: `
    select s.member_id, c.meeting_date, c.meeting_time,
      case when a.member_id is null then 'CAME' when a.decision is not null then a.decision
        when a.contested_at is null then 'ABSENT' else 'CONTESTED' end as attendance,
      stored.event_id, stored.kind as stored_kind, stored.delta, stored.halves_on
    from clubs c join club_members s using (club_id)
    left join absences a using (club_id, member_id)
    left join reputation_events stored
      on stored.club_id = s.club_id and stored.member_id = s.member_id
      and stored.kind in ('ATTENDED', 'ABSENT') and not ${isRetracted('stored')}
    where c.club_id = :club_id and s.status = 'CLUB_JOINED' and ${isSettled('c', 's')}
    order by s.member_id`,
  params: { club_id: int },
  row: {
    member_id: notNull(int, PRESERVED),
    meeting_date: notNull(date, PRESERVED),
    meeting_time: notNull(time, PRESERVED),
    attendance,
    event_id: nullable(bigint, NO_EVENT),
    stored_kind: nullable(attendanceKind, NO_EVENT),
    delta: nullable(numeric, NO_EVENT),
    halves_on: nullable(date, NO_EVENT),
  },
});

/**
 * An index finds the arrivals that are not settled. Some are never settled, for example if the date
 * changed after them, so the statement considers only those of the last week.
 */
export const selectArrivedClubs = statement('select_clubs_with_unsettled_arrivals', {
  text: `
    select distinct c.club_id from club_members s join clubs c using (club_id)
    where s.arrived_at > :now::timestamptz - interval '7 days' and not s.is_arrival_settled
      and s.club_id > :after and s.member_id <> c.host_id
      and c.attendance_confirmed_at is null and c.cancelled_at is null and ${hasEnded('c')}
      and ${isSettled('c', 's')}
    order by c.club_id limit :size`,
  params: { after: int, now: timestamp, size: bigint, ...nowParams },
  row: { club_id: int },
});

export const markArrivalsSettled = statement('mark_arrivals_settled', {
  text: `
    update club_members set is_arrival_settled = true
    where club_id = :club_id and arrived_at is not null and not is_arrival_settled`,
  params: { club_id: int },
});
