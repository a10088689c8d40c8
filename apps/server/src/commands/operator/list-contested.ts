import { findMany } from '#server/database/run-statement.ts';
import { type ContestRow, selectAllContests, selectOpenContests } from './attendance.repository.ts';
import type { OperatorRequest } from './command-line.ts';
import type { CommandResult, OperatorSession } from './operator-session.ts';
import { oneLine, person, seoulMinute } from './print.view.ts';

export async function listContested(
  { database }: OperatorSession,
  { all }: OperatorRequest,
): Promise<CommandResult> {
  const rows = await findMany(database, all ? selectAllContests : selectOpenContests, {});
  if (rows.length === 0) {
    return { lines: [all ? '왔다고 알려 온 사람이 없어요.' : '판단할 참석이 없어요.'] };
  }
  const title = all
    ? '왔다고 알려 온 사람 (새것부터 200명까지)'
    : '판단할 참석 (오래된 것부터 200명까지)';
  return { lines: [title, ...rows.map(contestLine)] };
}

function contestLine(row: ContestRow): string {
  return [
    `아지트 ${row.club_id} (${oneLine(row.club_name)}, ${row.meeting_date})`,
    person(row.member_id, row.nickname),
    `호스트 ${person(row.host_id, row.host_nickname)}`,
    `표시 ${seoulMinute(row.marked_at)}`,
    `알림 ${seoulMinute(row.contested_at)}`,
    ...(row.decision === null ? [] : [`판단: ${row.decision === 'CAME' ? '왔음' : '오지 않음'}`]),
  ].join(' · ');
}
