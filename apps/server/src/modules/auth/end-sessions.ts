import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { endAllSessions, endSession } from './session.repository.ts';

export async function endMemberSessions(tx: Transaction, memberId: number): Promise<void> {
  await execute(tx, endAllSessions, { member_id: memberId, ended_at: tx.clock.now() });
  tx.doorbells.ring({ event: 'sessions', memberId });
}

export async function logOut(
  { database, clock, doorbells }: Context,
  { memberId, sessionId }: Viewer,
): Promise<undefined> {
  await execute(database, endSession, { session_id: sessionId, ended_at: clock.now() });
  doorbells.ring({ event: 'sessions', memberId });
}
