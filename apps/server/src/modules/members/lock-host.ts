import { int } from '#server/database/column.ts';
import { MoreLocksNeededError } from '#server/database/retry-with-more-locks.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';

const params = { member_id: int };

const lockHostedClubs = statement('lock_hosted_clubs', {
  text: `
    select club_id from clubs where host_id = :member_id
    order by club_id for no key update`,
  params,
  row: { club_id: int },
});

const countHostedClubs = statement('count_hosted_clubs', {
  text: 'select count(*)::int4 as total from clubs where host_id = :member_id',
  params,
  row: { total: int },
});

const lockHost = statement('lock_host', {
  text: 'select member_id from members where member_id = :member_id for no key update',
  params,
  row: { member_id: int },
});

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
