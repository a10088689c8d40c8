import { bigint, int, intArray, jsonText, notNull, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isPresent } from './presence.ts';

const PRESERVED = 'the preserved side of the outer join';

/** The index on last message times limits the scan to the few rooms with recent messages. */
export const selectUndeliveredRooms = statement('select_undelivered_rooms', {
  text: `
    select r.room_id, r.last_seq,
      array(select own.member_id from chat_members own
        where own.room_id = r.room_id and ${isPresent('own')}) as present_member_ids
    from chat_rooms r
    left join jsonb_to_recordset(:doorbells) as doorbell (room_id bigint, seq integer) using (room_id)
    where r.last_message_at > :since and r.last_message_at <= :until
      and r.last_seq > coalesce(doorbell.seq, 0)`,
  params: { doorbells: jsonText, since: timestamp, until: timestamp, now: timestamp },
  row: {
    room_id: notNull(bigint, PRESERVED),
    last_seq: notNull(int, PRESERVED),
    present_member_ids: intArray,
  },
});
