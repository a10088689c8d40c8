import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import {
  lockCredential,
  replacePasswordHash,
  selectCredentialByEmail,
} from '#server/modules/members/credential.repository.ts';
import {
  hashPassword,
  isOutdatedHash,
  verifyPassword,
} from '#server/modules/members/password-hash.ts';
import { loginFailed, memberSuspended, temporaryPasswordExpired } from './auth.refusal.ts';
import { guardLogin } from './login-guard.ts';
import { openSession, toLoginBody } from './open-session.ts';

type Input = { ip: string; email: string; password: string };

export async function logIn(context: Context, { ip, email, password }: Input) {
  const member = await findOne(context.database, selectCredentialByEmail, { email });
  const known = member?.password_hash ?? null;
  // Use the e-mail address as it is stored, so that all failures of an account are counted
  // together: PostgreSQL and JavaScript lower-case some letters differently.
  const account = member?.email ?? email;
  const isRight = await guardLogin(context, { email: account, ip }, () =>
    verifyPassword(known, password),
  );
  if (member === undefined || !isRight) throw loginFailed();
  if (member.status === 'SUSPENDED') throw memberSuspended();
  const temporaryUntil = member.temporary_password_until;
  const isTemporary = temporaryUntil !== null;
  if (isTemporary && temporaryUntil <= context.clock.now()) throw temporaryPasswordExpired();
  const tokens = await inTransaction(context, async (tx) => {
    const now = await findOne(tx, lockCredential, { member_id: member.member_id });
    // Compare the password hash and the status again: they may have changed while the hash was
    // verified.
    if (now?.status !== 'ACTIVE' || now.password_hash !== known) throw loginFailed();
    return openSession(tx, context, member.member_id, { mayChangePassword: isTemporary });
  });
  if (known !== null && isOutdatedHash(known))
    await renewHash(context, member.member_id, known, password);
  return {
    tokens,
    body: {
      ...toLoginBody(member),
      ...(isTemporary ? { mustChangePassword: true as const } : {}),
    },
  };
}

/** A failure to store the new hash must not fail the login: the next login tries again. */
async function renewHash(context: Context, memberId: number, known: string, password: string) {
  try {
    const renewed = await hashPassword(password);
    await execute(context.database, replacePasswordHash, {
      member_id: memberId,
      old_hash: known,
      new_hash: renewed,
    });
  } catch (error) {
    context.log.warn({ err: error }, 'password hash not renewed');
  }
}
