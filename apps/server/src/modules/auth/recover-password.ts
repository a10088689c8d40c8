import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { addressSubject } from '#server/http/client-address.ts';
import { enforceGuardLimit } from '#server/limits/rate-limit.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import {
  lockMember,
  selectCredentialByEmail,
  updatePasswordHash,
} from '#server/modules/members/credential.repository.ts';
import { hashPassword } from '#server/modules/members/password-hash.ts';
import { codeMismatch } from './auth.refusal.ts';
import { endMemberSessions } from './end-sessions.ts';
import { markEmailVerified } from './mark-email-verified.ts';
import { spendCode, takeRecoveryAttempt } from './recovery.repository.ts';
import { hashRecoveryCode, hashRequester, isSameCode } from './recovery-code.ts';
import { temporaryPasswordMail } from './recovery-mails.ts';
import { makeTemporaryPassword, TEMPORARY_PASSWORD_MS } from './temporary-password.ts';

type Input = { ip: string; email: string; code: string };

export async function recoverPassword(
  context: Context,
  { ip, email, code }: Input,
): Promise<undefined> {
  const address = addressSubject(ip);
  await enforceGuardLimit(context, 'codeTryAddress', address);
  const { database, clock, keyedHash } = context;
  const member = await findOne(database, selectCredentialByEmail, { email });
  if (member === undefined) throw codeMismatch();
  const { member_id: memberId } = member;
  const taken = await findOne(database, takeRecoveryAttempt, {
    member_id: memberId,
    address_hash: hashRequester(keyedHash, address),
    now: clock.now(),
  });
  const hash = hashRecoveryCode(keyedHash, memberId, code);
  if (taken === undefined || !isSameCode(taken.code_hash, hash)) throw codeMismatch();
  const password = makeTemporaryPassword();
  const passwordHash = await hashPassword(password);
  await inTransaction(context, async (tx) => {
    const standing = await findOne(tx, lockMember, { member_id: memberId });
    if (standing === undefined) throw codeMismatch();
    if ((await execute(tx, spendCode, { member_id: memberId, code_hash: taken.code_hash })) === 0)
      throw codeMismatch();
    await markEmailVerified(tx, memberId, clock.now());
    await execute(tx, updatePasswordHash, {
      member_id: memberId,
      password_hash: passwordHash,
      temporary_password_until: new Date(clock.now().getTime() + TEMPORARY_PASSWORD_MS),
    });
    await endMemberSessions(tx, memberId);
    await queueMail(tx, context, member.email, temporaryPasswordMail(member.nickname, password), {
      kind: 'temporary-password',
    });
  });
}
