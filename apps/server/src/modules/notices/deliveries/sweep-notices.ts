import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { deleteLoggedOutDevices } from '../push/push-subscription.repository.ts';
import { deleteOldDeliveries, deleteOldNotices } from './delivery.repository.ts';

export async function sweepNotices({ database, clock }: Context): Promise<void> {
  const now = clock.now();
  for (const sweep of [deleteOldDeliveries, deleteLoggedOutDevices, deleteOldNotices]) {
    await execute(database, sweep, { now });
  }
}
