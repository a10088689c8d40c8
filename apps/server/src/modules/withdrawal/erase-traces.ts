import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { deleteIdentities } from '#server/modules/auth/oauth/oauth.repository.ts';
import { deleteRecovery } from '#server/modules/auth/recovery.repository.ts';
import { endAllSessions } from '#server/modules/auth/session.repository.ts';
import {
  deleteFollows,
  deleteInterests,
  deleteMails,
  eraseMember,
} from './withdrawal.repository.ts';

/** Everything personal; the row itself stays, so that others keep their history. */
export async function eraseTraces(tx: Transaction, memberId: number, email: string, now: Date) {
  await execute(tx, deleteFollows, [memberId]);
  await execute(tx, deleteInterests, [memberId]);
  await execute(tx, deleteIdentities, [memberId]);
  await execute(tx, deleteRecovery, [memberId]);
  await execute(tx, deleteMails, [email]);
  await execute(tx, endAllSessions, [memberId, now]);
  await execute(tx, eraseMember, [memberId, now]);
}
