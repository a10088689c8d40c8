import { int, nullable, text, timestamp } from '#server/database/column.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { OperatorSession, Run } from './operator-session.ts';
import { oneLine, seoulMinute } from './print.view.ts';

const insertOperatorAction = statement('insert_operator_action', {
  text: `
    insert into operator_actions (operator, action, target, note, acted_at)
    values (:operator, :action, :target, :note, :acted_at)`,
  params: { operator: text, action: text, target: text, note: text, acted_at: timestamp },
});

const selectOperatorActions = statement('select_operator_actions', {
  text: `
    select operator_action_id, operator, action, target, note, acted_at
    from operator_actions
    order by operator_action_id desc
    limit 100`,
  params: {},
  row: {
    operator_action_id: int,
    operator: text,
    action: text,
    target: text,
    note: nullable(text),
    acted_at: timestamp,
  },
});

type Action = { action: keyof typeof actionLabels; target: string; note: string };

const actionLabels = {
  'close-report': '신고 처리',
  'decide-attendance': '참석 판단',
  'close-club': '아지트 취소',
  'suspend-member': '회원 정지',
  'restore-member': '정지 해제',
  'fix-reputation': '온도 고치기',
  'hide-content': '내용 가리기',
  'notify-all': '모두에게 알리기',
} as const;

export async function recordAction(
  tx: Transaction,
  { operator, now }: OperatorSession,
  { action, target, note }: Action,
): Promise<void> {
  await execute(tx, insertOperatorAction, { operator, action, target, note, acted_at: now });
}

const labels: Record<string, string> = actionLabels;

const targetLabels: Record<string, string> = {
  report: '신고',
  club: '아지트',
  member: '회원',
  members: '모든 회원',
  message: '메시지',
  review: '후기',
  picture: '사진',
  crew: '크루',
};

function describeActionTarget(target: string): string {
  return target.replaceAll(/[a-z]{4,}/g, (word) => targetLabels[word] ?? word);
}

export const listAudit: Run = async ({ database }) => {
  const actions = await findMany(database, selectOperatorActions, {});
  if (actions.length === 0) return { lines: ['아직 기록이 없어요.'], rows: [] };
  const lines = actions.map((row) =>
    [
      seoulMinute(row.acted_at),
      oneLine(row.operator),
      labels[row.action] ?? row.action,
      describeActionTarget(row.target),
      oneLine(row.note ?? ''),
    ].join(' · '),
  );
  return { lines: ['최근 기록 (100개까지)', ...lines], rows: actions };
};
