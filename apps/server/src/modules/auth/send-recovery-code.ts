import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { addressSubject } from '#server/http/client-address.ts';
import { enforceGuardLimit } from '#server/limits/rate-limit.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import {
  lockMember,
  selectCredentialByEmail,
} from '#server/modules/members/credential.repository.ts';
import { codeMailLimit, noSuchAccount } from './auth.refusal.ts';
import { countedSince, decideNextCode } from './recovery.policy.ts';
import { insertRecoveryMail, selectRecoveryMails, upsertRecovery } from './recovery.repository.ts';
import { CODE_MS, hashRecoveryCode, hashRequester, makeRecoveryCode } from './recovery-code.ts';
import { recoveryCodeMail } from './recovery-mails.ts';

export async function sendRecoveryCode(
  context: Context,
  ip: string,
  email: string,
): Promise<undefined> {
  const address = addressSubject(ip);
  await enforceGuardLimit(context, 'codeSendAddress', address);
  const member = await findOne(context.database, selectCredentialByEmail, { email });
  if (member === undefined) throw noSuchAccount();
  const sender = `${member.member_id} ${address}`;
  await enforceGuardLimit(context, 'codeSendAccountAddress', sender);
  await enforceGuardLimit(context, 'codeSendAccountAddressDay', sender);
  await inTransaction(context, async (tx) => {
    const standing = await findOne(tx, lockMember, { member_id: member.member_id });
    if (standing === undefined) throw noSuchAccount();
    const code = await storeCode(tx, context, member.member_id, address);
    await queueMail(tx, context, member.email, recoveryCodeMail(member.nickname, code), {
      kind: 'recovery-code',
    });
  });
}

/**
 * The caller must lock the member first: otherwise concurrent requests would not count each other's
 * mails.
 */
async function storeCode(tx: Transaction, context: Context, memberId: number, address: string) {
  const { keyedHash, config } = context;
  const now = context.clock.now();
  const since = countedSince(config.rateLimits, now);
  const mails = await findMany(tx, selectRecoveryMails, { member_id: memberId, since });
  const next = decideNextCode(mails, config.rateLimits, now);
  if ('refusedUntil' in next) throw codeMailLimit(next.refusedUntil, now);
  const mail = await findOne(tx, insertRecoveryMail, { member_id: memberId, sent_at: now });
  if (mail === undefined) throw new Error('insert_recovery_mail returned no row');
  const code = makeRecoveryCode();
  await execute(tx, upsertRecovery, {
    member_id: memberId,
    recovery_mail_id: mail.recovery_mail_id,
    code_hash: hashRecoveryCode(keyedHash, memberId, code),
    tries_allowed: next.tries,
    requester_hash: hashRequester(keyedHash, address),
    created_at: now,
    expires_at: new Date(now.getTime() + CODE_MS),
  });
  return code;
}
