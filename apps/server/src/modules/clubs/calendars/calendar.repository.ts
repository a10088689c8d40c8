import { isClubHidden } from '#server/database/block-sql.ts';
import {
  bool,
  bytes,
  date,
  int,
  notNull,
  nullable,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { eraseStatement } from '#server/database/sweep-statement.ts';

const RETENTION_DAYS = 90;
const MAX_MEETINGS = 500;

const meetingColumns = `c.club_id, c.club_name, c.club_info, c.meeting_date, c.meeting_time,
  c.duration_minutes, c.location, c.online_link, c.bring_along, c.cancelled_at, c.cancel_reason, c.sequence,
  greatest(c.created_at, c.cancelled_at,
    (select max(changed_at) from club_changes x where x.club_id = c.club_id)) as revised_at`;

const meetingRow = {
  club_id: int,
  club_name: text,
  club_info: text,
  meeting_date: date,
  meeting_time: time,
  duration_minutes: int,
  location: nullable(text),
  online_link: nullable(text),
  bring_along: nullable(text),
  cancelled_at: nullable(timestamp),
  cancel_reason: nullable(text),
  sequence: int,
  revised_at: notNull(timestamp, 'the greatest of several, the first never null'),
};

export const selectMeeting = statement('select_calendar_meeting', {
  text: `
    select ${meetingColumns}, exists (
      select from club_members own join members m using (member_id)
      where own.club_id = c.club_id and own.member_id = :member_id
        and own.status = 'CLUB_JOINED' and m.status = 'ACTIVE') as is_joined
    from clubs c where c.club_id = :club_id and not ${isClubHidden('c', ':member_id')}`,
  params: { club_id: int, member_id: int },
  row: { ...meetingRow, is_joined: bool },
});
export type CalendarMeeting = Omit<StatementRow<typeof selectMeeting>, 'is_joined'>;

export const selectFeedMeetings = statement('select_feed_meetings', {
  text: `
    select ${meetingColumns}
    from club_members own join clubs c using (club_id)
    where own.member_id = :member_id and own.status = 'CLUB_JOINED'
      and c.meeting_date >= :today::date - ${RETENTION_DAYS}
    order by c.meeting_date, c.meeting_time, c.club_id
    limit ${MAX_MEETINGS}`,
  params: { member_id: int, today: date },
  row: meetingRow,
});

export const selectFeedOwner = statement('select_feed_owner', {
  text: `
    select member_id from calendars join members using (member_id)
    where secret_hash = :secret_hash and status = 'ACTIVE'`,
  params: { secret_hash: bytes },
  row: { member_id: int },
});

export const selectFeedState = statement('select_feed_state', {
  text: 'select created_at from calendars where member_id = :member_id',
  params: { member_id: int },
  row: { created_at: timestamp },
});

export const renewCalendar = statement('renew_calendar', {
  text: `
    insert into calendars (member_id, secret_hash, created_at)
    values (:member_id, :secret_hash, :created_at)
    on conflict (member_id) do update
    set secret_hash = excluded.secret_hash, created_at = excluded.created_at`,
  params: { member_id: int, secret_hash: bytes, created_at: timestamp },
});

export const deleteCalendar = eraseStatement('calendars');
