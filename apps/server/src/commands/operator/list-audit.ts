import { findMany } from '#server/database/run-statement.ts';
import { selectOperatorActions } from './audit.repository.ts';
import type { CommandResult, OperatorSession } from './operator-session.ts';
import { oneLine, seoulMinute } from './print.view.ts';
import { actionLabels } from './record-action.ts';

const labels: Record<string, string> = actionLabels;

export async function listAudit({ database }: OperatorSession): Promise<CommandResult> {
  const actions = await findMany(database, selectOperatorActions, {});
  if (actions.length === 0) return { lines: ['아직 기록이 없어요.'] };
  const lines = actions.map((row) =>
    [
      seoulMinute(row.acted_at),
      oneLine(row.operator),
      labels[row.action] ?? row.action,
      row.target,
      oneLine(row.note ?? ''),
    ].join(' · '),
  );
  return { lines: ['최근 기록 (100개까지)', ...lines] };
}
