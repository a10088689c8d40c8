import { MoreLocksNeededError } from '#server/database/retry-with-more-locks.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { countHostedClubs, lockHost, lockHostedClubs } from './hosted-club.repository.ts';

/**
 * Lock the member's clubs before the member: triggers on the member's row change those clubs, and
 * all transactions lock clubs first to avoid deadlocks.
 */
export async function lockHostWithClubs(tx: Transaction, memberId: number): Promise<void> {
  const own = { member_id: memberId };
  const locked = await findMany(tx, lockHostedClubs, own);
  await findOne(tx, lockHost, own);
  const hosted = await findOne(tx, countHostedClubs, own);
  if (hosted?.total !== locked.length) throw new MoreLocksNeededError();
}
