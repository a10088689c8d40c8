import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import { deleteOldRooms } from './old-room.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Each may hold thousands of messages, which go in the same transaction. */
const AT_ONCE = 100;

/** Removes rooms that were kept long enough; the sweep of images removes their pictures. */
export async function sweepRooms({ database, clock, config }: Context): Promise<void> {
  const keptSince = new Date(clock.now().getTime() - config.chatRetentionDays * DAY_MS);
  while ((await execute(database, deleteOldRooms, { kept_since: keptSince, size: AT_ONCE })) > 0);
}
