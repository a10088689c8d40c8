import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { deleteDevice } from './push-subscription.repository.ts';

/** For a device whose push service says that it is gone; all that is on the way to it goes with it. */
export async function forgetDevice(
  { database }: Pick<Context, 'database'>,
  endpoint: string,
): Promise<void> {
  await execute(database, deleteDevice, { endpoint });
}
