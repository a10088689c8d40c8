import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Queryable } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { lockMember, updatePasswordHash } from '#server/modules/members/credential.repository.ts';
import { hashPassword } from '#server/modules/members/password-hash.ts';
import { loginRequired } from '#server/runtime/refusal.ts';
import { passwordCheckRequired } from './auth.refusal.ts';
import { deleteRecovery } from './recovery.repository.ts';
import { endAllSessions, selectPasswordChangeAllowed } from './session.repository.ts';

export async function changePassword(
  context: Context,
  viewer: Viewer,
  newPassword: string,
): Promise<undefined> {
  const { database, clock } = context;
  const requireChecked = async (db: Queryable) => {
    const values = [viewer.sessionId, clock.now()] as const;
    const session = await findOne(db, selectPasswordChangeAllowed, values);
    if (session === undefined) throw loginRequired();
    if (!session.allowed) throw passwordCheckRequired();
  };
  await requireChecked(database);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(database, async (tx) => {
    const member = await findOne(tx, lockMember, [viewer.memberId]);
    if (member === undefined) throw loginRequired();
    // Once more under the lock: a second tap finds the first one's work.
    await requireChecked(tx);
    await execute(tx, updatePasswordHash, [viewer.memberId, passwordHash]);
    await execute(tx, deleteRecovery, [viewer.memberId]);
    await execute(tx, endAllSessions, [viewer.memberId, clock.now()]);
  });
}
