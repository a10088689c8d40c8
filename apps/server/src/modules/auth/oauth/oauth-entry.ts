import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { lockCredential } from '#server/modules/members/credential.repository.ts';
import { readMember } from '#server/modules/members/read-member.ts';
import { hashSecret, makeOpaqueToken } from '#server/runtime/opaque-token.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { memberSuspended } from '../auth.refusal.ts';
import { openSession, toLoginBody } from '../open-session.ts';
import { insertOauthEntry, takeOauthEntry } from './oauth.repository.ts';
import { ENTRY_SECONDS, readEntryCookie } from './oauth-cookies.ts';

type Input = { code: string; cookie: string | undefined };

export async function makeOauthEntry(
  tx: Transaction,
  memberId: number,
  browserHash: Buffer | null,
): Promise<string> {
  const { token, hash } = makeOpaqueToken();
  await execute(tx, insertOauthEntry, {
    code_hash: hash,
    member_id: memberId,
    browser_hash: browserHash,
    expires_at: new Date(tx.clock.now().getTime() + ENTRY_SECONDS * 1000),
  });
  return token;
}

export async function exchangeOauthEntry(context: Context, { code, cookie }: Input) {
  return inTransaction(context, async (tx) => {
    const entry = await findOne(tx, takeOauthEntry, {
      code_hash: hashSecret(code),
      browser_hash: hashSecret(readEntryCookie(cookie) ?? ''),
      now: context.clock.now(),
    });
    if (entry === undefined) throw entryInvalid();
    const credential = await findOne(tx, lockCredential, { member_id: entry.member_id });
    if (credential?.status === 'SUSPENDED') throw memberSuspended();
    if (credential?.status !== 'ACTIVE') throw entryInvalid();
    const member = await readMember(tx, entry.member_id, context.clock.now());
    const tokens = await openSession(tx, context, entry.member_id);
    return { tokens, body: toLoginBody(member) };
  });
}

function entryInvalid(): Refusal {
  const message = '로그인 시간이 지났어요. 소셜 로그인을 다시 해 주세요.';
  return new Refusal(404, 'OAUTH_ENTRY_INVALID', message);
}
