import { email as emailRule } from '@azit/contract/members/member.field';
import type { Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/database/database-error.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction, type Transaction } from '#server/database/transaction.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { markEmailVerified } from '#server/modules/auth/mark-email-verified.ts';
import {
  clearPassword,
  lockCredential,
  lockMemberToLink,
  selectCredentialByEmail,
} from '#server/modules/members/credential.repository.ts';
import { screenAddress } from '#server/runtime/app-address.ts';
import { makeOpaqueToken } from '#server/runtime/opaque-token.ts';
import { endMemberSessions } from '../end-sessions.ts';
import { openSession } from '../open-session.ts';
import { deleteRecovery } from '../recovery.repository.ts';
import { passwordClearedMail } from '../recovery-mails.ts';
import type { OauthPerson } from './identify-person.ts';
import { insertIdentity, insertOauthSignUp, selectIdentity } from './oauth.repository.ts';
import { entryAddress, loginAddress, tokensAddress } from './oauth-address.ts';
import { makeOauthEntry } from './oauth-entry.ts';
import { findProvider } from './provider-client.ts';

const TICKET_MS = 30 * 60 * 1000;

export async function resolveOauthLogin(
  context: Context,
  provider: string,
  person: OauthPerson,
  browserHash: Buffer | null,
): Promise<string> {
  const { config, database } = context;
  const identity = await findOne(database, selectIdentity, { provider, subject: person.subject });
  if (identity !== undefined) return enter(context, identity.member_id, { browserHash });
  const address = emailRule.safeParse(person.email);
  if (!address.success) return loginAddress(config, 'oauth-no-email');
  const member = await findOne(database, selectCredentialByEmail, { email: address.data });
  if (member === undefined) return requestProfile(context, provider, person, address.data);
  // The provider has not verified the e-mail address, so it may belong to another person.
  if (!person.emailVerified) return loginAddress(config, 'oauth-email-taken');
  const link = { provider, subject: person.subject };
  return enter(context, member.member_id, { link, browserHash });
}

async function enter(
  context: Context,
  memberId: number,
  { link, browserHash }: { link?: Link; browserHash: Buffer | null },
): Promise<string> {
  const { config } = context;
  return inTransaction(context, async (tx) => {
    // Link before locking the credential: linking needs a stronger lock on the same row, and two
    // transactions that both strengthen their locks would deadlock.
    if (link !== undefined) await linkIdentity(tx, context, memberId, link);
    const member = await findOne(tx, lockCredential, { member_id: memberId });
    if (member?.status === 'SUSPENDED') return loginAddress(config, 'oauth-suspended');
    if (member?.status !== 'ACTIVE') return loginAddress(config, 'oauth-failed');
    if (config.oauthReturn === 'query') {
      return tokensAddress(config, await openSession(tx, context, memberId));
    }
    return entryAddress(config, await makeOauthEntry(tx, memberId, browserHash));
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) return loginAddress(config, 'oauth-failed');
    throw error;
  });
}

async function requestProfile(
  context: Context,
  provider: string,
  { subject, emailVerified }: OauthPerson,
  email: string,
) {
  const { token, hash } = makeOpaqueToken();
  await execute(context.database, insertOauthSignUp, {
    ticket_hash: hash,
    provider,
    subject,
    email,
    email_verified: emailVerified,
    expires_at: new Date(context.clock.now().getTime() + TICKET_MS),
  });
  return screenAddress(context.config, '/signup/add', { ticket: token });
}

type Link = { provider: string; subject: string };

/**
 * Anyone may have opened an account with an e-mail address that was never verified. So revoke its
 * password and sessions before the owner of the address gets the account.
 */
async function linkIdentity(
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
