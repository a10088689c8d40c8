import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { markEmailProven } from '#server/modules/members/credential.repository.ts';
import { deleteIdentities } from './oauth/oauth.repository.ts';

/**
 * Anyone can sign up with the e-mail address of another person. So the first verification of the
 * address removes the social logins that were linked before.
 */
export async function markEmailVerified(
  tx: Transaction,
  memberId: number,
  now: Date,
): Promise<boolean> {
  const changed =
    (await execute(tx, markEmailProven, { member_id: memberId, email_proven_at: now })) > 0;
  if (changed) await execute(tx, deleteIdentities, { member_id: memberId });
  return changed;
}
