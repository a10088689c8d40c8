import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { deleteOwnDevice } from './push-subscription.repository.ts';

export async function unsubscribeDevice(
  { database }: Context,
  { memberId }: Viewer,
  endpoint: string,
): Promise<undefined> {
  await execute(database, deleteOwnDevice, { endpoint, member_id: memberId });
}
