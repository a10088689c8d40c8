import { CommandError } from '#server/commands/command-error.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import {
  closeClubReport,
  closeMemberReport,
  closeMessageReport,
} from '#server/modules/reports/report.repository.ts';
import { recordAction } from '../audit.ts';
import { requireReportId, requireText } from '../command-line.ts';
import { describeTarget } from '../describe-target.ts';
import type { Run } from '../operator-session.ts';
import { describeEvidence } from './describe-evidence.ts';
import { selectAllReports, selectOpenReports, selectReport } from './report.repository.ts';
import { categoryLabel, nextSteps, reportDetail, reportLine } from './report.view.ts';

export const listReports: Run = async ({ database, now }, { all }) => {
  const reports = await findMany(database, all ? selectAllReports : selectOpenReports, {});
  if (reports.length === 0) {
    return { lines: [all ? '신고가 없어요.' : '처리할 신고가 없어요.'], rows: [] };
  }
  const title = all ? '신고 (새것부터 200개까지)' : '처리할 신고 (오래된 것부터 200개까지)';
  const lines = reports.map((report) => reportLine(report, now));
  return { lines: [title, ...lines, '자세히 보려면: reports show <번호>'], rows: reports };
};

export const showReport: Run = async (session, { target }) => {
  const { kind, id } = requireReportId(target);
  const report = await findOne(session.database, selectReport, { kind, report_id: id });
  if (report === undefined) throw new CommandError(`${kind}${id}번 신고는 없어요.`);
  const about = await describeTarget(session, kind, report.target_id);
  const shown = kind === 't' ? await describeEvidence(session, id) : undefined;
  return {
    lines: [
      ...reportDetail(report),
      ...(shown?.lines ?? []),
      '',
      ...about.lines,
      '',
      ...nextSteps(report),
      ...(shown === undefined ? [] : [shown.nextStep]),
    ],
    rows: [{ ...report, target: about.rows[0], evidence: shown?.evidence ?? null }],
  };
};

const closing = { c: closeClubReport, m: closeMemberReport, t: closeMessageReport };

export const closeReport: Run = async (session, request) => {
  const { kind, id } = requireReportId(request.target);
  const verdict = requireText(request.verdict, 'verdict', '판단');
  const name = `${kind}${id}`;
  await inTransaction(session, async (tx) => {
    const closed = await findOne(tx, closing[kind], {
      report_id: id,
      closed_at: session.now,
      verdict,
    });
    if (closed === undefined) {
      const report = await findOne(tx, selectReport, { kind, report_id: id });
      throw new CommandError(
        report === undefined ? `${name}번 신고는 없어요.` : `${name}번 신고는 이미 처리했어요.`,
      );
    }
    const data = { report: categoryLabel(closed.category) };
    await addNotices(tx, [{ kind: 'REPORT_DECIDED', memberId: closed.reporter_id, data }]);
    await recordAction(tx, session, {
      action: 'close-report',
      target: `report ${name}`,
      note: verdict,
    });
  });
  return {
    lines: [`${name}번 신고를 처리했어요.`],
    rows: [{ target: `report ${name}`, done: true }],
  };
};
