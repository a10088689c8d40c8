import { ROOM_OPEN_DAYS } from '@azit/rules/chats/room-closing';
import type { Context } from '#server/context.ts';
import { bigint, timestamp } from '#server/database/column.ts';
import { execute } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import { clubEnd } from './room-closing.ts';

const deleteOldRooms = statement('delete_old_rooms', {
  text: `
    delete from chat_rooms where room_id in (
      select r.room_id from chat_rooms r left join clubs c using (club_id)
      left join crews k on k.crew_id = r.crew_id
      where r.last_message_at
          < :oldest::timestamptz + interval '${ROOM_OPEN_DAYS * 24} hours'
        and coalesce(${clubEnd('c')}, k.ended_at,
          case when r.crew_id is null then r.last_message_at end) < :oldest
      limit :size
      for update of r skip locked)`,
  params: { oldest: timestamp, size: bigint },
});

const DAY_MS = 24 * 60 * 60 * 1000;
/** Deleting a room also deletes its messages, maybe thousands, so delete few rooms at a time. */
const BATCH_SIZE = 100;

export async function sweepRooms({ database, clock, config }: Context): Promise<void> {
  const oldest = new Date(clock.now().getTime() - config.chatRetentionDays * DAY_MS);
  while ((await execute(database, deleteOldRooms, { oldest: oldest, size: BATCH_SIZE })) > 0);
}
