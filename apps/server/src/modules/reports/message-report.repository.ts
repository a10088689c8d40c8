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
