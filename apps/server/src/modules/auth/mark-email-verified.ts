import { execute } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { markEmailProven } from '#server/modules/members/credential.repository.ts';
import { deleteIdentities } from './oauth/oauth.repository.ts';

/**
 * From now on the address is known to be the member's own. Answers whether that is news: then
 * anybody may have opened the account, and the social logins of that somebody end here.
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
