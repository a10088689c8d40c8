import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { Doorbells } from '#server/runtime/doorbells.ts';
import { endAllSessions } from './session.repository.ts';

export async function endMemberSessions(
  tx: Transaction,
  doorbells: Doorbells,
  memberId: number,
  now: Date,
): Promise<void> {
  await execute(tx, endAllSessions, { member_id: memberId, ended_at: now });
  tx.afterCommit(() => doorbells.ring({ event: 'sessions', memberId }));
}
