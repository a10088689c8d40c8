import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { deleteDevice } from './push-subscription.repository.ts';

export async function forgetDevice(
  { database }: Pick<Context, 'database'>,
  endpoint: string,
): Promise<void> {
  await execute(database, deleteDevice, { endpoint });
}
