import type { Context } from '#server/context.ts';
import { addressSubject } from '#server/http/client-address.ts';
import { withReservedAttempt } from '#server/limits/reserved-attempt.ts';

export type LoginAttempt = { email: string; ip: string };

type Rule = 'loginAccount' | 'loginAddress' | 'loginAccountAddress';

/**
 * Refuse only the client address that failed too often: otherwise a stranger could lock a member
 * out.
 */
export function guardLogin(
  context: Context,
  attempt: LoginAttempt,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const limits = context.config.rateLimits;
  const findBroken = (failures: Record<Rule, number>): Rule | undefined => {
    const underAttack = failures.loginAccount >= limits.loginAccount.limit;
    const pair = underAttack ? limits.loginAccountAddressUnderAttack : limits.loginAccountAddress;
    if (failures.loginAccountAddress >= pair.limit) return 'loginAccountAddress';
    return failures.loginAddress >= limits.loginAddress.limit ? 'loginAddress' : undefined;
  };
  return withReservedAttempt(context, { subjects: toSubjects(attempt), findBroken }, isRight);
}

function toSubjects({ email, ip }: LoginAttempt): Record<Rule, string> {
  const account = email.toLowerCase();
  const address = addressSubject(ip);
  return {
    loginAccount: account,
    loginAddress: address,
    loginAccountAddress: JSON.stringify([account, address]),
  };
}
