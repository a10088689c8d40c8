import { CommandError } from '#server/commands/command-error.ts';
import { findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import {
  closeClubReport,
  closeMemberReport,
  closeMessageReport,
} from '#server/modules/reports/report.repository.ts';
import { type OperatorRequest, requireReportId, requireText } from '../command-line.ts';
import type { CommandResult, OperatorSession } from '../operator-session.ts';
import { recordAction } from '../record-action.ts';
import { selectReport } from './report.repository.ts';
import { categoryLabel } from './report-category.view.ts';

const closing = { c: closeClubReport, m: closeMemberReport, t: closeMessageReport };

export async function closeReport(
  session: OperatorSession,
  request: OperatorRequest,
): Promise<CommandResult> {
  const { kind, id } = requireReportId(request.target);
  const verdict = requireText(request.verdict, 'verdict');
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
  return { lines: [`${name}번 신고를 처리했어요.`] };
}
