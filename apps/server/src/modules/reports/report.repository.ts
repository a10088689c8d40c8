import { isBlockedBy, isClubHidden, isHidden } from '#server/database/block-sql.ts';
import {
  bigint,
  int,
  jsonText,
  notNull,
  nullable,
  text,
  timestamp,
} from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { sweepStatement } from '#server/database/sweep-statement.ts';

export const selectReportedClub = statement('select_reported_club', {
  text: `
    select host_id from clubs c
    where club_id = :club_id and not ${isClubHidden('c', ':viewer_id')}`,
  params: { club_id: int, viewer_id: int },
  row: { host_id: int },
});

export const insertClubReport = statement('insert_club_report', {
  text: `
    insert into club_reports (club_id, reporter_id, category, reason, created_at)
    values (:club_id, :reporter_id, :category, :reason, :created_at)
    on conflict on constraint club_reports_once do nothing
    returning club_report_id`,
  params: {
    club_id: int,
    reporter_id: int,
    category: text,
    reason: nullable(text),
    created_at: timestamp,
  },
  row: { club_report_id: int },
});

/**
 * Also finds members whom the reporter has blocked, and hidden and withdrawn members who had a seat
 * in the same club as the reporter: a block or a withdrawal must not prevent a report about a
 * meeting, and the reply must not reveal it.
 */
export const selectReportedMember = statement('select_reported_member', {
  text: `
    select member_id from members m
    where member_id = :member_id and (
      status <> 'WITHDRAWN' and (not (${isHidden('member_id', ':viewer_id')})
        or ${isBlockedBy('member_id', ':viewer_id')})
      or exists (
        select from club_members mine join club_members theirs using (club_id)
        where mine.member_id = :viewer_id and theirs.member_id = m.member_id
          and mine.status in ('CLUB_JOINED', 'CLUB_KICKED')
          and theirs.status in ('CLUB_JOINED', 'CLUB_KICKED')))`,
  params: { member_id: int, viewer_id: int },
  row: { member_id: int },
});

export const insertMemberReport = statement('insert_member_report', {
  text: `
    insert into member_reports (member_id, reporter_id, category, reason, created_at)
    values (:member_id, :reporter_id, :category, :reason, :created_at)
    on conflict (member_id, reporter_id) where closed_at is null do nothing
    returning member_report_id`,
  params: {
    member_id: int,
    reporter_id: int,
    category: text,
    reason: nullable(text),
    created_at: timestamp,
  },
  row: { member_report_id: int },
});

const closeParams = { report_id: int, closed_at: timestamp, verdict: text };

export const closeClubReport = statement('operator_close_club_report', {
  text: `
    update club_reports set closed_at = :closed_at, verdict = :verdict
    where club_report_id = :report_id and closed_at is null
    returning reporter_id, category`,
  params: closeParams,
  row: { reporter_id: int, category: text },
});

export const closeMemberReport = statement('operator_close_member_report', {
  text: `
    update member_reports set closed_at = :closed_at, verdict = :verdict
    where member_report_id = :report_id and closed_at is null
    returning reporter_id, category`,
  params: closeParams,
  row: { reporter_id: int, category: text },
});

const PRESERVED = 'the preserved side of the outer join';
const OWN = 'null in its own table';

export const selectReportedMessages = statement('select_reported_messages', {
  text: `
    select m.seq, m.kind, m.sender_id, m.body, m.image_name, m.event::text as event, m.created_at,
      m.deleted_at, sender.nickname as sender, subject.nickname as subject
    from chat_messages m
    left join members sender on sender.member_id = m.sender_id
    left join members subject on subject.member_id = m.subject_id
    where m.room_id = :room_id and m.seq between :first_seq and :last_seq
    order by m.seq
    for share of m`,
  params: { room_id: bigint, first_seq: int, last_seq: int },
  row: {
    seq: notNull(int, PRESERVED),
    kind: notNull(text, PRESERVED),
    sender_id: nullable(int, OWN),
    body: nullable(text, OWN),
    image_name: nullable(text, OWN),
    event: nullable(jsonText),
    created_at: notNull(timestamp, PRESERVED),
    deleted_at: nullable(timestamp, OWN),
    sender: nullable(text, 'outer join: a line of the room itself has no sender'),
    subject: nullable(text, 'outer join: most messages have no subject'),
  },
});
export type ReportedRow = StatementRow<typeof selectReportedMessages>;

export const insertMessageReport = statement('insert_message_report', {
  text: `
    insert into message_reports (room_id, seq, member_id, reporter_id, category, reason, evidence,
      evidence_image, created_at)
    select :room_id, :seq, :member_id, :reporter_id, :category, :reason,
      :evidence::jsonb || jsonb_build_object('club', (
        select jsonb_build_object('clubId', c.club_id, 'clubName', c.club_name)
        from chat_rooms r join clubs c using (club_id) where r.room_id = :room_id), 'crew', (
        select jsonb_build_object('crewId', k.crew_id, 'name', k.name)
        from chat_rooms r join crews k using (crew_id) where r.room_id = :room_id)),
      :evidence_image, :created_at
    on conflict on constraint message_reports_once do nothing
    returning message_report_id`,
  params: {
    room_id: bigint,
    seq: int,
    member_id: int,
    reporter_id: int,
    category: text,
    reason: nullable(text),
    evidence: jsonText,
    evidence_image: nullable(text),
    created_at: timestamp,
  },
  row: { message_report_id: int },
});

export const closeMessageReport = statement('operator_close_message_report', {
  text: `
    update message_reports set closed_at = :closed_at, verdict = :verdict
    where message_report_id = :report_id and closed_at is null
    returning reporter_id, category`,
  params: { report_id: int, closed_at: timestamp, verdict: text },
  row: { reporter_id: int, category: text },
});

/** Deletes reports older than the retention period. The caller passes the limit as `:now`. */
export const deleteOldMessageReports = sweepStatement(
  'message_reports',
  'message_report_id',
  'created_at < :now',
);
