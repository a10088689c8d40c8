import { ROOM_OPEN_DAYS } from '@azit/rules/chats/room-closing';
import { bigint, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { clubEnd } from './room-closing.ts';

/**
 * Removes rooms of clubs that ended before a moment, and rooms of two in which nobody has written
 * since, with all that is in them. The age of the last message finds the few to look at.
 */
export const deleteOldRooms = statement({
  name: 'delete_old_rooms',
  text: `
    delete from chat_rooms where room_id in (
      select r.room_id from chat_rooms r left join clubs c using (club_id)
      where r.last_message_at
          < :kept_since::timestamptz + interval '${ROOM_OPEN_DAYS * 24} hours'
        and coalesce(${clubEnd('c')}, r.last_message_at) < :kept_since
      limit :size
      for update of r skip locked)`,
  params: { kept_since: timestamp, size: bigint },
});
