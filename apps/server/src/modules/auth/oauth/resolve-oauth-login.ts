import { email as emailRule } from '@azit/contract/members/member.field';
import type { Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/database/database-error.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { openSession, type SessionTokens } from '#server/modules/auth/open-session.ts';
import {
  lockCredential,
  selectCredentialByEmail,
} from '#server/modules/members/credential.repository.ts';
import { makeOpaqueToken } from '#server/runtime/opaque-token.ts';
import { type Link, linkIdentity } from './link-identity.ts';
import { insertOauthSignUp, selectIdentity } from './oauth.repository.ts';
import { loginAddress, screenAddress } from './oauth-address.ts';
import type { OauthPerson } from './oauth-person.ts';

const TICKET_MS = 30 * 60 * 1000;

/** Returns the screen to open next: logged in, completing the profile, or back at the login. */
export async function resolveOauthLogin(
  context: Context,
  provider: string,
  person: OauthPerson,
): Promise<string> {
  const { config, database } = context;
  const identity = await findOne(database, selectIdentity, { provider, subject: person.subject });
  if (identity !== undefined) return enter(context, identity.member_id, undefined);
  const address = emailRule.safeParse(person.email);
  if (!address.success) return loginAddress(config, 'oauth-no-email');
  const member = await findOne(database, selectCredentialByEmail, { email: address.data });
  if (member === undefined) return askForProfile(context, provider, person, address.data);
  // At a provider that does not verify addresses, the address may belong to another person.
  if (!person.emailVerified) return loginAddress(config, 'oauth-email-taken');
  return enter(context, member.member_id, { provider, subject: person.subject });
}

async function enter(context: Context, memberId: number, link: Link | undefined) {
  const entry = await inTransaction(context.database, async (tx) => {
    // The link first: it takes the stronger lock, and two returns at once must not wait in a circle.
    if (link !== undefined) await linkIdentity(tx, context, memberId, link);
    const member = await findOne(tx, lockCredential, { member_id: memberId });
    if (member?.status === 'SUSPENDED') return 'oauth-suspended' as const;
    if (member?.status !== 'ACTIVE') return 'oauth-failed' as const;
    return openSession(tx, context, memberId);
  }).catch((error: unknown) => {
    // Two returns at once: the other one has linked already.
    if (isUniqueViolation(error)) return 'oauth-failed' as const;
    throw error;
  });
  return typeof entry === 'string'
    ? loginAddress(context.config, entry)
    : enteredAddress(context, entry);
}

function enteredAddress({ config }: Context, { authorization, refresh }: SessionTokens): string {
  return screenAddress(config, '/oauth', { accessToken: authorization, refreshToken: refresh });
}

async function askForProfile(
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
