import { CommandError } from '#server/commands/command-error.ts';
import { findOne } from '#server/database/run-statement.ts';
import { type OperatorRequest, requireReportId } from '../command-line.ts';
import { describeTarget } from '../describe-target.ts';
import type { CommandResult, OperatorSession } from '../operator-session.ts';
import { describeEvidence } from './describe-evidence.ts';
import { selectReport } from './report.repository.ts';
import { reportDetail } from './report.view.ts';

export async function showReport(
  session: OperatorSession,
  { target }: OperatorRequest,
): Promise<CommandResult> {
  const { kind, id } = requireReportId(target);
  const report = await findOne(session.database, selectReport, { kind, report_id: id });
  if (report === undefined) throw new CommandError(`${kind}${id}번 신고는 없어요.`);
  const about = await describeTarget(session, kind, report.target_id);
  const evidence = kind === 't' ? await describeEvidence(session, id) : [];
  return { lines: [...reportDetail(report), ...evidence, '', ...about] };
}
