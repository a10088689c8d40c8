import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Queryable } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { lockMember, updatePasswordHash } from '#server/modules/members/credential.repository.ts';
import { hashPassword } from '#server/modules/members/password-hash.ts';
import { loginRequired } from '#server/runtime/refusal.ts';
import { passwordCheckRequired } from './auth.refusal.ts';
import { endMemberSessions } from './end-sessions.ts';
import { deleteRecovery } from './recovery.repository.ts';
import { selectPasswordChangeAllowed } from './session.repository.ts';

export async function changePassword(
  context: Context,
  viewer: Viewer,
  newPassword: string,
): Promise<undefined> {
  const { database, clock } = context;
  const requireChecked = async (db: Queryable) => {
    const session = await findOne(db, selectPasswordChangeAllowed, {
      session_id: viewer.sessionId,
      now: clock.now(),
    });
    if (session === undefined) throw loginRequired();
    if (!session.allowed) throw passwordCheckRequired();
  };
  await requireChecked(database);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(context, async (tx) => {
    const member = await findOne(tx, lockMember, { member_id: viewer.memberId });
    if (member === undefined) throw loginRequired();
    // Check the current password again under the lock: of two concurrent changes, the second must
    // be compared with the password that the first has set.
    await requireChecked(tx);
    await execute(tx, updatePasswordHash, {
      member_id: viewer.memberId,
      password_hash: passwordHash,
      temporary_password_until: null,
    });
    await execute(tx, deleteRecovery, { member_id: viewer.memberId });
    await endMemberSessions(tx, viewer.memberId);
  });
}
