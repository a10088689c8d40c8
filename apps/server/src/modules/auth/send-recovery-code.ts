import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addressSubject } from '#server/http/client-address.ts';
import { enforceGuardLimit } from '#server/limits/rate-limit.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import {
  lockMember,
  selectCredentialByEmail,
} from '#server/modules/members/credential.repository.ts';
import { noSuchAccount } from './auth.refusal.ts';
import { upsertRecovery } from './recovery.repository.ts';
import { hashRecoveryCode, makeRecoveryCode } from './recovery-code.ts';
import { recoveryCodeMail } from './recovery-mails.ts';

const CODE_MS = 10 * 60 * 1000;

export async function sendRecoveryCode(
  context: Context,
  ip: string,
  email: string,
): Promise<undefined> {
  await enforceGuardLimit(context, 'codeSendAddress', addressSubject(ip));
  await enforceGuardLimit(context, 'codeSendAccount', email.toLowerCase());
  const member = await findOne(context.database, selectCredentialByEmail, { email });
  if (member === undefined) throw noSuchAccount();
  const code = makeRecoveryCode();
  const now = context.clock.now();
  const hash = hashRecoveryCode(member.member_id, code);
  await inTransaction(context.database, async (tx) => {
    const standing = await findOne(tx, lockMember, { member_id: member.member_id });
    if (standing === undefined) throw noSuchAccount();
    const expiry = new Date(now.getTime() + CODE_MS);
    await execute(tx, upsertRecovery, {
      member_id: member.member_id,
      code_hash: hash,
      created_at: now,
      expires_at: expiry,
    });
    await queueMail(tx, context, member.email, recoveryCodeMail(member.nickname, code));
  });
}
