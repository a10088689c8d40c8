import { isHidden } from '#server/database/block-sql.ts';
import { date, int, intArray, text, time } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { isAbsent } from '#server/modules/members/reputation/absence-sql.ts';
import { type ReminderKind, reminderWindows } from './reminder-window.ts';

const MEETING = '(c.meeting_date + c.meeting_time)';
const TIME_LEFT = `(${MEETING} - (:today::date + :time_of_day::time))`;
const JOINED_AT = `coalesce(s.decided_at, s.applied_at) at time zone 'Asia/Seoul'`;

/**
 * Lock the recipients: otherwise a concurrent withdrawal would not delete their notices. Skip
 * members whose withdrawal has already locked them.
 */
function selectRecipients(kind: ReminderKind, name: string, isRecipient: string) {
  const { from, toLateJoiners } = reminderWindows[kind];
  return statement(name, {
    text: `
      select c.club_id, s.member_id, c.meeting_date, c.meeting_time,
        concat_ws(':', '${kind}', c.club_id, to_char(${MEETING}, 'YYYY-MM-DD"T"HH24:MI'),
          s.member_id) as dedupe_key
      from clubs c
      join club_members s on s.club_id = c.club_id and s.status = 'CLUB_JOINED'
      join members m on m.member_id = s.member_id and m.status = 'ACTIVE'
      where c.club_id = any(:club_ids) and ${isRecipient}
        and (${JOINED_AT} <= ${MEETING} - interval '${from}'
          or ${TIME_LEFT} > interval '${toLateJoiners}')
      for key share of m skip locked`,
    params: { club_ids: intArray, ...nowParams },
    row: { club_id: int, member_id: int, meeting_date: date, meeting_time: time, dedupe_key: text },
  });
}

const HAS_PENDING_REVIEWS = `exists (
  select from club_members other
  join members person on person.member_id = other.member_id and person.status <> 'WITHDRAWN'
  where other.club_id = c.club_id and other.status = 'CLUB_JOINED'
    and other.member_id <> s.member_id
    and not (${isHidden('other.member_id', 's.member_id')})
    and not ${isAbsent('c.club_id', 'other.member_id')}
    and not exists (
      select from reviews r
      where r.club_id = c.club_id and r.reviewer_id = s.member_id
        and r.reviewee_id = other.member_id))`;

export const recipients = {
  MEETING_TOMORROW: selectRecipients('MEETING_TOMORROW', 'select_recipients_tomorrow', 'true'),
  MEETING_SOON: selectRecipients('MEETING_SOON', 'select_recipients_soon', 'true'),
  REVIEW_DUE: selectRecipients('REVIEW_DUE', 'select_reviewers', HAS_PENDING_REVIEWS),
} satisfies Record<ReminderKind, unknown>;
