import { int, nullable, text, timestamp } from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';

const allReports = `
  select 'c' as kind, r.club_report_id as report_id, r.category, r.reason, r.created_at,
    r.closed_at, r.verdict, r.reporter_id, r.club_id as target_id, c.club_name as target_name
  from club_reports r join clubs c using (club_id)
  union all
  select 'm', r.member_report_id, r.category, r.reason, r.created_at,
    r.closed_at, r.verdict, r.reporter_id, r.member_id, target.nickname
  from member_reports r join members target using (member_id)
  union all
  select 't', r.message_report_id, r.category, r.reason, r.created_at,
    r.closed_at, r.verdict, r.reporter_id, r.member_id, target.nickname
  from message_reports r join members target using (member_id)`;

const withReporter = `
  select report.*, reporter.nickname as reporter_nickname
  from (${allReports}) report join members reporter on reporter.member_id = report.reporter_id`;

const row = {
  kind: text,
  report_id: int,
  category: text,
  reason: nullable(text),
  created_at: timestamp,
  closed_at: nullable(timestamp),
  verdict: nullable(text),
  reporter_id: int,
  target_id: int,
  target_name: nullable(text),
  reporter_nickname: nullable(text),
};

export const selectOpenReports = statement('operator_select_open_reports', {
  text: `${withReporter} where report.closed_at is null
    order by report.created_at, report.kind, report.report_id limit 200`,
  params: {},
  row,
});
export type ReportRow = StatementRow<typeof selectOpenReports>;

export const selectAllReports = statement('operator_select_all_reports', {
  text: `${withReporter}
    order by report.created_at desc, report.kind, report.report_id desc limit 200`,
  params: {},
  row,
});

export const selectReport = statement('operator_select_report', {
  text: `${withReporter} where report.kind = :kind and report.report_id = :report_id`,
  params: { kind: text, report_id: int },
  row,
});
