import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { markEmailProven } from '#server/modules/members/credential.repository.ts';
import { deleteIdentities } from './oauth/oauth.repository.ts';

/**
 * Before its address is verified, an account may belong to a stranger who signed up with that
 * address. So the first verification removes the social logins of the account.
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
