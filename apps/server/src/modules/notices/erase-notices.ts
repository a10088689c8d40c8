import { execute } from '#server/database/run-statement.ts';
import { eraseStatement } from '#server/database/sweep-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';

const erasures = [
  eraseStatement('push_subscriptions'),
  eraseStatement('notices'),
  eraseStatement('notice_settings'),
  eraseStatement('muted_clubs'),
];

export async function eraseNotices(tx: Transaction, memberId: number): Promise<void> {
  for (const erasure of erasures) await execute(tx, erasure, { member_id: memberId });
}
