import type { Context } from '#server/context.ts';
import { bigint, int, intArray, jsonText, notNull, timestamp } from '#server/database/column.ts';
import { findMany } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import { isPresent } from './presence.ts';

const PRESERVED = 'the preserved side of the outer join';

/** The index on last message times limits the scan to the few rooms with recent messages. */
const selectUndeliveredRooms = statement('select_undelivered_rooms', {
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

export type UndeliveredRoom = { roomId: number; seq: number; memberIds: number[] };

/**
 * How far back to search for new messages. The clocks of servers differ, and a system message gets
 * its time early in a transaction that may wait for other locks before it commits.
 */
const LOOK_BACK_MS = 10_000;
/** Ignore younger messages, because their doorbell may still be in transit. */
const DOORBELL_WITHIN_MS = 300;

export async function findUndeliveredRooms(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  doorbellSeqs: ReadonlyMap<number, number>,
): Promise<UndeliveredRoom[]> {
  const now = clock.now();
  const rooms = await findMany(database, selectUndeliveredRooms, {
    doorbells: JSON.stringify([...doorbellSeqs].map(([roomId, seq]) => ({ room_id: roomId, seq }))),
    since: new Date(now.getTime() - LOOK_BACK_MS),
    until: new Date(now.getTime() - DOORBELL_WITHIN_MS),
    now,
  });
  return rooms.map((row) => ({
    roomId: row.room_id,
    seq: row.last_seq,
    memberIds: row.present_member_ids,
  }));
}
