import {
  hiddenParams,
  isClubHidden,
  membersSeenBy,
  requestViewer,
} from '#server/database/block-sql.ts';
import {
  bool,
  date,
  int,
  intArray,
  jsonText,
  nullable,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { absenceDecision, applicationStatus } from '#server/modules/clubs/club.column.ts';
import { isCohost } from '#server/modules/clubs/club.repository.ts';
import { absenceJson } from './absence-json.ts';

const viewer = requestViewer(':viewer_id');

export const selectAttendanceClub = statement('select_attendance_club', {
  text: `
    select c.host_id, ${isCohost('c', ':viewer_id')} as is_cohost, c.meeting_date, c.meeting_time, c.duration_minutes, c.cancelled_at,
      c.attendance_confirmed_at, (
        select own.status from club_members own
        where own.club_id = c.club_id and own.member_id = :viewer_id) as status
    from clubs c
    where c.club_id = :club_id and not ${isClubHidden('c', viewer)}`,
  params: { club_id: int, viewer_id: int, ...hiddenParams },
  row: {
    host_id: int,
    is_cohost: bool,
    meeting_date: date,
    meeting_time: time,
    duration_minutes: int,
    cancelled_at: nullable(timestamp),
    attendance_confirmed_at: nullable(timestamp),
    status: nullable(applicationStatus),
  },
});

/**
 * Includes withdrawn members, whose rows have no name. Without them, a row without a name would
 * reveal that its member has blocked the viewer.
 */
export const selectAttendees = statement('select_attendees', {
  text: `
    select s.member_id, m.nickname, m.image_path, m.image_name, s.arrived_at,
      ${absenceJson('c', 's.member_id')} as absence
    from club_members s
    join clubs c on c.club_id = s.club_id
    join ${membersSeenBy(viewer)} m on m.member_id = s.member_id
    where s.club_id = :club_id and s.status = 'CLUB_JOINED' and s.member_id <> c.host_id
      and (:is_host or s.member_id = :viewer_id)
    order by s.club_member_id`,
  params: { club_id: int, viewer_id: int, ...hiddenParams, is_host: bool },
  row: {
    member_id: int,
    nickname: nullable(text),
    image_path: nullable(text),
    image_name: nullable(text),
    arrived_at: nullable(timestamp),
    absence: nullable(jsonText),
  },
});
export type AttendeeRow = StatementRow<typeof selectAttendees>;

export const selectMarks = statement('select_marks', {
  text: `
    select s.member_id, s.arrived_at, ${absenceJson('c', 's.member_id')} as absence
    from club_members s
    join clubs c on c.club_id = s.club_id
    where s.club_id = :club_id and s.status = 'CLUB_JOINED' and s.member_id <> c.host_id
    order by s.member_id`,
  params: { club_id: int },
  row: { member_id: int, arrived_at: nullable(timestamp), absence: nullable(jsonText) },
});
export type MarkRow = StatementRow<typeof selectMarks>;

export const confirmClub = statement('confirm_attendance_of_club', {
  text: `
    update clubs set attendance_confirmed_at = :now
    where club_id = :club_id and attendance_confirmed_at is null`,
  params: { club_id: int, now: timestamp },
});

export const insertAbsences = statement('insert_absences', {
  text: `
    insert into absences (club_id, member_id, marked_at)
    select :club_id, unnest(:member_ids::int4[]), :marked_at`,
  params: { club_id: int, member_ids: intArray, marked_at: timestamp },
});

export const deleteAbsences = statement('delete_absences', {
  text: `
    delete from absences
    where club_id = :club_id and member_id = any(:member_ids) and decided_at is null`,
  params: { club_id: int, member_ids: intArray },
});

/**
 * Lock the absent members: otherwise a concurrent withdrawal would not delete their new notices.
 */
export const lockNotifiedMembers = statement('lock_notified_members', {
  text: `
    select member_id from members
    where member_id = any(:member_ids) and status <> 'WITHDRAWN'
    order by member_id for key share`,
  params: { member_ids: intArray },
  row: { member_id: int },
});

export const selectAbsence = statement('select_absence', {
  text: `
    select ${absenceJson('c', ':member_id')} as absence from clubs c
    where c.club_id = :club_id`,
  params: { club_id: int, member_id: int },
  row: { absence: nullable(jsonText) },
});

/**
 * Use the later of `now` and `marked_at`: a request that waited for the lock may have started
 * before the absence was marked.
 */
export const markContested = statement('contest_absence', {
  text: `
    update absences set contested_at = greatest(:now, marked_at)
    where club_id = :club_id and member_id = :member_id and contested_at is null`,
  params: { club_id: int, member_id: int, now: timestamp },
});

export const decideAbsence = statement('decide_absence', {
  text: `
    update absences set decision = :decision, decided_at = :now
    where club_id = :club_id and member_id = :member_id
      and contested_at is not null and decided_at is null`,
  params: { club_id: int, member_id: int, decision: absenceDecision, now: timestamp },
});
