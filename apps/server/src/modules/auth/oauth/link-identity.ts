import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { markEmailVerified } from '#server/modules/auth/mark-email-verified.ts';
import { clearPassword, lockMemberToLink } from '#server/modules/members/credential.repository.ts';
import { endMemberSessions } from '../end-sessions.ts';
import { deleteRecovery } from '../recovery.repository.ts';
import { passwordClearedMail } from '../recovery-mails.ts';
import { insertIdentity } from './oauth.repository.ts';
import { findProvider } from './provider-client.ts';

export type Link = { provider: string; subject: string };

/**
 * Anyone may have opened an account with an e-mail address that was never verified. So revoke its
 * password and sessions before the owner of the address gets the account.
 */
export async function linkIdentity(
  tx: Transaction,
  context: Context,
  memberId: number,
  { provider, subject }: Link,
): Promise<void> {
  const now = context.clock.now();
  const member = await findOne(tx, lockMemberToLink, { member_id: memberId });
  if (member?.status !== 'ACTIVE') return;
  if (await markEmailVerified(tx, memberId, now)) {
    await execute(tx, clearPassword, { member_id: memberId });
    await execute(tx, deleteRecovery, { member_id: memberId });
    await endMemberSessions(tx, memberId);
    if (member.password_hash !== null) {
      const { label } = findProvider(context.config, provider);
      await queueMail(tx, context, member.email, passwordClearedMail(member.nickname, label), {
        kind: 'password-cleared',
      });
    }
  }
  await execute(tx, insertIdentity, { provider, subject, member_id: memberId, created_at: now });
}
