import { email as emailRule } from '@azit/contract/members/member.field';
import type { Context } from '#server/context.ts';
import { isUniqueViolation } from '#server/database/database-error.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { makeOpaqueToken } from '#server/lib/opaque-token.ts';
import {
  lockCredential,
  selectCredentialByEmail,
} from '#server/modules/members/credential.repository.ts';
import { openSession, type SessionTokens } from '../open-session.ts';
import { insertIdentity, insertSignup, selectIdentity } from './oauth.repository.ts';
import { loginAddress, screenAddress } from './oauth-address.ts';
import type { OauthPerson } from './oauth-person.ts';

const TICKET_MS = 30 * 60 * 1000;

/** The screen where this person goes on: logged in, finishing the profile, or back at the login. */
export async function admitPerson(
  context: Context,
  provider: string,
  person: OauthPerson,
): Promise<string> {
  const { config, database } = context;
  const identity = await findOne(database, selectIdentity, [provider, person.subject]);
  if (identity !== undefined) return enter(context, identity.member_id, undefined);
  const address = emailRule.safeParse(person.email);
  if (!address.success) return loginAddress(config, 'oauth-no-email');
  const member = await findOne(database, selectCredentialByEmail, [address.data]);
  if (member === undefined) return askForProfile(context, provider, person.subject, address.data);
  // Anybody can type somebody else's address at a provider that does not check it.
  if (!person.emailVerified) return loginAddress(config, 'oauth-email-taken');
  return enter(context, member.member_id, { provider, subject: person.subject });
}

type Link = { provider: string; subject: string };

async function enter(context: Context, memberId: number, link: Link | undefined) {
  const entry = await inTransaction(context.database, async (tx) => {
    const member = await findOne(tx, lockCredential, [memberId]);
    if (member?.status === 'SUSPENDED') return 'oauth-suspended' as const;
    if (member?.status !== 'ACTIVE') return 'oauth-failed' as const;
    if (link !== undefined) {
      const { provider, subject } = link;
      await execute(tx, insertIdentity, [provider, subject, memberId, context.clock.now()]);
    }
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

async function askForProfile(context: Context, provider: string, subject: string, email: string) {
  const { token, hash } = makeOpaqueToken();
  const expiry = new Date(context.clock.now().getTime() + TICKET_MS);
  await execute(context.database, insertSignup, [hash, provider, subject, email, expiry]);
  return screenAddress(context.config, '/signup/add', { ticket: token });
}
