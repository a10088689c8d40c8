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

function dateAndTimeAfter(interval: string): string {
  const then = `(:today::date + :time_of_day::time + interval '${interval}')`;
  return `(${then}::date, ${then}::time)`;
}

/**
 * Lock the clubs, so that no member leaves and no host cancels meanwhile. Skip clubs that are being
 * changed; the next run finds them.
 */
function lockDueClubs(kind: ReminderKind, name: string, isEnded = 'true', coversAll = 'true') {
  const { from, to } = reminderWindows[kind];
  return statement(name, {
    text: `
      select c.club_id, c.meeting_date, c.meeting_time
      from clubs c
      where c.cancelled_at is null
        and (c.meeting_date, c.meeting_time) > ${dateAndTimeAfter(to)}
        and (c.meeting_date, c.meeting_time) <= ${dateAndTimeAfter(from)}
        and (c.meeting_date, c.meeting_time) >= (
          coalesce(:since_date::date, '-infinity'), coalesce(:since_time::time, '00:00'))
        and ${isEnded}
        and not exists (
          select from reminders made
          where made.club_id = c.club_id and made.kind = '${kind}'
            and (made.meeting_date, made.meeting_time) = (c.meeting_date, c.meeting_time)
            and ${coversAll})
      order by c.meeting_date, c.meeting_time, c.club_id
      limit :size
      for share skip locked`,
    params: {
      ...nowParams,
      since_date: nullable(date),
      since_time: nullable(time),
      size: bigint,
    },
    row: { club_id: int, meeting_date: date, meeting_time: time },
  });
}

// SQL: nobody joined since the last reminder. The extra minute covers an acceptance that began
// before that reminder and was committed after it.
const NOBODY_JOINED_SINCE = `not exists (
  select from club_members late
  where late.club_id = c.club_id and late.status = 'CLUB_JOINED'
    and coalesce(late.decided_at, late.applied_at) > made.made_at - interval '1 minute')`;

export const dueClubs = {
  MEETING_TOMORROW: lockDueClubs('MEETING_TOMORROW', 'lock_clubs_of_tomorrow'),
  MEETING_SOON: lockDueClubs('MEETING_SOON', 'lock_clubs_of_soon', 'true', NOBODY_JOINED_SINCE),
  REVIEW_DUE: lockDueClubs('REVIEW_DUE', 'lock_clubs_to_review', hasEnded('c')),
} satisfies Record<ReminderKind, unknown>;

export const markReminded = statement('mark_reminded', {
  text: `
    insert into reminders (club_id, kind, meeting_date, meeting_time, made_at)
    select club_id, :kind, meeting_date, meeting_time, :made_at
    from clubs where club_id = any(:club_ids) order by club_id
    on conflict (club_id, kind) do update set meeting_date = excluded.meeting_date,
      meeting_time = excluded.meeting_time, made_at = excluded.made_at`,
  params: { club_ids: intArray, kind: text, made_at: timestamp },
});
