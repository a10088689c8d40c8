import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { eraseStatement } from '#server/database/sweep-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { deleteLoggedOutDevices } from '../push/push-subscription.repository.ts';
import { deleteOldDeliveries, deleteOldNotices } from './delivery.repository.ts';

export async function sweepNotices({ database, clock }: Context): Promise<void> {
  const now = clock.now();
  for (const sweep of [deleteOldDeliveries, deleteLoggedOutDevices, deleteOldNotices]) {
    await execute(database, sweep, { now });
  }
}

const erasures = [
  eraseStatement('push_subscriptions'),
  eraseStatement('notices'),
  eraseStatement('notice_settings'),
  eraseStatement('muted_clubs'),
];

export async function eraseNotices(tx: Transaction, memberId: number): Promise<void> {
  for (const erasure of erasures) await execute(tx, erasure, { member_id: memberId });
}
