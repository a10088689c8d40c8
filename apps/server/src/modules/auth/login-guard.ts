import type { Context } from '#server/context.ts';
import type { Refusal } from '#server/http/refusal.ts';
import { addressSubject } from '#server/lib/client-address.ts';
import { countHit, readHits, tooMany } from '#server/lib/rate-limit.ts';

export type LoginAttempt = { email: string; ip: string };

type Failures = Record<'loginAccount' | 'loginAddress' | 'loginAccountAddress', number>;

/**
 * Refuses an address that failed too often, for this account or for all. Other addresses are not
 * touched, so nobody can lock a member out. Asked before the password is tried, to save the work,
 * and again before a right one is let in, so that guesses made in parallel gain nothing.
 */
export async function demandLoginAllowed(context: Context, attempt: LoginAttempt) {
  const failures = await readHits(context, subjects(attempt));
  const refusal = judge(context, failures, 0);
  if (refusal !== undefined) throw refusal;
}

/** Counts a wrong password; answers the refusal if it was one too many. */
export async function noteFailedLogin(
  context: Context,
  attempt: LoginAttempt,
): Promise<Refusal | undefined> {
  const named = subjects(attempt);
  const count = (rule: keyof Failures) => countHit(context, rule, named[rule]);
  const failures = {
    loginAccount: await count('loginAccount'),
    loginAddress: await count('loginAddress'),
    loginAccountAddress: await count('loginAccountAddress'),
  };
  return judge(context, failures, 1);
}

/** `own`: how many of the counted failures are the attempt's own. */
function judge(context: Context, failures: Failures, own: number): Refusal | undefined {
  const limits = context.config.rateLimits;
  const isOver = (rule: keyof Failures, limit: number) => failures[rule] - own >= limit;
  const underAttack = isOver('loginAccount', limits.loginAccount.limit);
  const pairRule = underAttack ? 'loginAccountAddressUnderAttack' : 'loginAccountAddress';
  if (isOver('loginAccountAddress', limits[pairRule].limit)) {
    return tooMany(context, 'loginAccountAddress');
  }
  if (isOver('loginAddress', limits.loginAddress.limit)) return tooMany(context, 'loginAddress');
  return undefined;
}

function subjects({ email, ip }: LoginAttempt): Record<keyof Failures, string> {
  const account = email.toLowerCase();
  const address = addressSubject(ip);
  return {
    loginAccount: account,
    loginAddress: address,
    loginAccountAddress: JSON.stringify([account, address]),
  };
}
