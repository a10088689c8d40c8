import type { Context } from '#server/context.ts';
import type { Refusal } from '#server/http/refusal.ts';
import { addressSubject } from '#server/lib/client-address.ts';
import { countHit, readHits, tooMany } from '#server/lib/rate-limit.ts';

export type LoginAttempt = { email: string; ip: string };

type Failures = { account: number; address: number; pair: number };

/**
 * Refuses an address that failed too often, for this account or for all. Other addresses are not
 * touched, so nobody can lock a member out. Asked before the password is tried, to save the work,
 * and again before a right one is let in, so that guesses made in parallel gain nothing.
 */
export async function demandLoginAllowed(context: Context, attempt: LoginAttempt) {
  const { account, address, pair } = subjects(attempt);
  const failures = {
    account: await readHits(context, 'loginAccount', account),
    address: await readHits(context, 'loginAddress', address),
    pair: await readHits(context, 'loginAccountAddress', pair),
  };
  const refusal = judge(context, failures, 0);
  if (refusal !== undefined) throw refusal;
}

/** Counts a wrong password; answers the refusal if it was one too many. */
export async function noteFailedLogin(
  context: Context,
  attempt: LoginAttempt,
): Promise<Refusal | undefined> {
  const { account, address, pair } = subjects(attempt);
  const failures = {
    account: await countHit(context, 'loginAccount', account),
    address: await countHit(context, 'loginAddress', address),
    pair: await countHit(context, 'loginAccountAddress', pair),
  };
  return judge(context, failures, 1);
}

/** `own`: how many of the counted failures are the attempt's own. */
function judge(context: Context, failures: Failures, own: number): Refusal | undefined {
  const limits = context.config.rateLimits;
  const underAttack = failures.account - own >= limits.loginAccount.limit;
  const pairRule = underAttack ? 'loginAccountAddressUnderAttack' : 'loginAccountAddress';
  if (failures.pair - own >= limits[pairRule].limit) return tooMany(context, 'loginAccountAddress');
  if (failures.address - own >= limits.loginAddress.limit) return tooMany(context, 'loginAddress');
  return undefined;
}

function subjects({ email, ip }: LoginAttempt) {
  const account = email.toLowerCase();
  const address = addressSubject(ip);
  return { account, address, pair: JSON.stringify([account, address]) };
}
