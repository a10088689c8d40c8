import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { deleteOldRooms } from './old-room.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Deleting a room also deletes its messages, maybe thousands, so delete few rooms at a time. */
const BATCH_SIZE = 100;

export async function sweepRooms({ database, clock, config }: Context): Promise<void> {
  const oldest = new Date(clock.now().getTime() - config.chatRetentionDays * DAY_MS);
  while ((await execute(database, deleteOldRooms, { oldest: oldest, size: BATCH_SIZE })) > 0);
}
