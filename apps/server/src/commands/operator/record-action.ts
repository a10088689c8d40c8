import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { insertOperatorAction } from './audit.repository.ts';
import type { OperatorSession } from './operator-session.ts';

type Action = { action: keyof typeof actionLabels; target: string; note: string };

export const actionLabels = {
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
