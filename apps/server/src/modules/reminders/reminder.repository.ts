import { bigint, date, int, text, time } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { hasEnded, momentParams } from '#server/modules/clubs/meeting-moment.ts';
import { LATE_JOINER_LIMIT, type ReminderKind, reminderWindows } from './reminder-window.ts';

// A host joins by opening the club.
const LEARNED_AT = 'coalesce(s.decided_at, s.applied_at)';
const MEETING = '(c.meeting_date + c.meeting_time)';
const NOW = '(:today::date + :time_of_day::time)';

/** Whether the member knew of the meeting before its window began. */
function learnedBefore(kind: ReminderKind): string {
  const { from } = reminderWindows[kind];
  return `${LEARNED_AT} at time zone 'Asia/Seoul' <= ${MEETING} - interval '${from}'`;
}

/** The wall clock after an interval, as the pair that the index of meetings is ordered by. */
function pairIn(interval: string): string {
  const then = `(${NOW} + interval '${interval}')`;
  return `(${then}::date, ${then}::time)`;
}

const row = {
  club_id: int,
  member_id: int,
  meeting_date: date,
  meeting_time: time,
  dedupe_key: text,
};

/**
 * Members who are to be reminded of a meeting and have not been, the soonest meeting first. The key
 * holds the meeting's time, so a changed time is reminded of again. Locks the clubs, so that nobody
 * leaves or cancels until the commit; one that is being changed is left for the next run.
 */
function selectDue(kind: ReminderKind, name: string, isDue: string) {
  const { from, to } = reminderWindows[kind];
  const key = `concat_ws(':', '${kind}', c.club_id,
    to_char(${MEETING}, 'YYYY-MM-DD"T"HH24:MI'), s.member_id)`;
  return statement({
    name,
    text: `
      select c.club_id, s.member_id, c.meeting_date, c.meeting_time, ${key} as dedupe_key
      from clubs c
      join club_members s on s.club_id = c.club_id and s.status = 'CLUB_JOINED'
      join members m on m.member_id = s.member_id and m.status = 'ACTIVE'
      where c.cancelled_at is null
        and (c.meeting_date, c.meeting_time) > ${pairIn(to)}
        and (c.meeting_date, c.meeting_time) <= ${pairIn(from)}
        and ${isDue}
        and not exists (select from notices told where told.dedupe_key = ${key})
      order by c.meeting_date, c.meeting_time, c.club_id, s.club_member_id
      limit :most
      for share of c skip locked for key share of m skip locked`,
    params: { ...momentParams, most: bigint },
    row,
  });
}

/** Whoever joined, or opened the club, less than a day ahead has just learned of it. */
const selectTomorrow = selectDue(
  'MEETING_TOMORROW',
  'select_meetings_tomorrow',
  learnedBefore('MEETING_TOMORROW'),
);

const selectSoon = selectDue(
  'MEETING_SOON',
  'select_meetings_soon',
  `(${learnedBefore('MEETING_SOON')} or ${MEETING} - ${NOW} > interval '${LATE_JOINER_LIMIT}')`,
);

const selectReviewDue = selectDue(
  'REVIEW_DUE',
  'select_reviews_due',
  `${hasEnded('c')} and exists (
    select from club_members other
    join members person on person.member_id = other.member_id and person.status <> 'WITHDRAWN'
    where other.club_id = c.club_id and other.status = 'CLUB_JOINED'
      and other.member_id <> s.member_id
      and not exists (
        select from reviews r
        where r.club_id = c.club_id and r.reviewer_id = s.member_id
          and r.reviewee_id = other.member_id))`,
);

export const dueReminders = {
  MEETING_TOMORROW: selectTomorrow,
  MEETING_SOON: selectSoon,
  REVIEW_DUE: selectReviewDue,
} satisfies Record<ReminderKind, unknown>;
