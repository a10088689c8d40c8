import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { toProfileFile } from '#server/modules/images/file.view.ts';
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
import { loginFailed, memberSuspended } from './auth.refusal.ts';
import { guardLogin } from './login-guard.ts';
import { openSession } from './open-session.ts';

type Input = { ip: string; email: string; password: string };

export async function logIn(context: Context, { ip, email, password }: Input) {
  const member = await findOne(context.database, selectCredentialByEmail, { email });
  const known = member?.password_hash ?? null;
  const isRight = await guardLogin(context, { email, ip }, () => verifyPassword(known, password));
  if (member === undefined || !isRight) throw loginFailed();
  if (member.status === 'SUSPENDED') throw memberSuspended();
  const tokens = await inTransaction(context.database, async (tx) => {
    const now = await findOne(tx, lockCredential, { member_id: member.member_id });
    // The password may have changed, or the member left, while it was being verified.
    if (now?.status !== 'ACTIVE' || now.password_hash !== known) throw loginFailed();
    return openSession(tx, context, member.member_id);
  });
  if (known !== null && isOutdatedHash(known))
    await renewHash(context, member.member_id, known, password);
  const image = toProfileFile(member.image_path, member.image_name);
  return {
    tokens,
    body: {
      memberId: member.member_id,
      nickname: member.nickname,
      email: member.email,
      profileUrl: image.fileUrl,
      profileImageName: image.fileName,
    },
  };
}

/** Never fails the login: a hash that could not be renewed is renewed at the next one. */
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
