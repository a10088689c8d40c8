import { findMany } from '#server/database/run-statement.ts';
import type { OperatorRequest } from '../command-line.ts';
import type { CommandResult, OperatorSession } from '../operator-session.ts';
import { selectAllReports, selectOpenReports } from './report.repository.ts';
import { reportLine } from './report.view.ts';

export async function listReports(
  { database, now }: OperatorSession,
  { all }: OperatorRequest,
): Promise<CommandResult> {
  const reports = await findMany(database, all ? selectAllReports : selectOpenReports, {});
  if (reports.length === 0) {
    return { lines: [all ? '신고가 없어요.' : '처리할 신고가 없어요.'] };
  }
  const title = all ? '신고 (새것부터 200개까지)' : '처리할 신고 (오래된 것부터 200개까지)';
  return { lines: [title, ...reports.map((report) => reportLine(report, now))], rows: reports };
}
