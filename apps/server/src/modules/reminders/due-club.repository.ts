import {
  bigint,
  date,
  int,
  intArray,
  nullable,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { hasEnded, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { type ReminderKind, reminderWindows } from './reminder-window.ts';

/** The wall clock after an interval, as the pair that the index of meetings is ordered by. */
function pairIn(interval: string): string {
  const then = `(:today::date + :time_of_day::time + interval '${interval}')`;
  return `(${then}::date, ${then}::time)`;
}

/**
 * Clubs whose members are to be reminded and have not been, the soonest meeting first; from `since`
 * on, so that a batch does not look through what the one before it has told. A changed time is
 * reminded of again. Locks the clubs, so that nobody leaves or cancels until the commit; one that
 * is being changed is left for the next run.
 */
function lockDueClubs(kind: ReminderKind, name: string, isEnded = 'true', tellsAll = 'true') {
  const { from, to } = reminderWindows[kind];
  return statement({
    name,
    text: `
      select c.club_id, c.meeting_date, c.meeting_time
      from clubs c
      where c.cancelled_at is null
        and (c.meeting_date, c.meeting_time) > ${pairIn(to)}
        and (c.meeting_date, c.meeting_time) <= ${pairIn(from)}
        and (c.meeting_date, c.meeting_time) >= (
          coalesce(:since_date::date, '-infinity'), coalesce(:since_time::time, '00:00'))
        and ${isEnded}
        and not exists (
          select from reminders made
          where made.club_id = c.club_id and made.kind = '${kind}'
            and (made.meeting_date, made.meeting_time) = (c.meeting_date, c.meeting_time)
            and ${tellsAll})
      order by c.meeting_date, c.meeting_time, c.club_id
      limit :most
      for share skip locked`,
    params: {
      ...nowParams,
      since_date: nullable(date),
      since_time: nullable(time),
      most: bigint,
    },
    row: { club_id: int, meeting_date: date, meeting_time: time },
  });
}

// The minute is for somebody who was accepted just before and committed just after.
const NOBODY_CAME_SINCE = `not exists (
  select from club_members late
  where late.club_id = c.club_id and late.status = 'CLUB_JOINED'
    and coalesce(late.decided_at, late.applied_at) > made.made_at - interval '1 minute')`;

export const dueClubs = {
  MEETING_TOMORROW: lockDueClubs('MEETING_TOMORROW', 'lock_clubs_of_tomorrow'),
  MEETING_SOON: lockDueClubs('MEETING_SOON', 'lock_clubs_of_soon', 'true', NOBODY_CAME_SINCE),
  REVIEW_DUE: lockDueClubs('REVIEW_DUE', 'lock_clubs_to_review', hasEnded('c')),
} satisfies Record<ReminderKind, unknown>;

/** Remembers that everyone in these clubs was told of the meeting as it is planned now. */
export const markReminded = statement({
  name: 'mark_reminded',
  text: `
    insert into reminders (club_id, kind, meeting_date, meeting_time, made_at)
    select club_id, :kind, meeting_date, meeting_time, :made_at
    from clubs where club_id = any(:club_ids) order by club_id
    on conflict (club_id, kind) do update set meeting_date = excluded.meeting_date,
      meeting_time = excluded.meeting_time, made_at = excluded.made_at`,
  params: { club_ids: intArray, kind: text, made_at: timestamp },
});
