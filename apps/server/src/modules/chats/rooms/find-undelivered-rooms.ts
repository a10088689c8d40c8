import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import { selectUndeliveredRooms } from './undelivered-room.repository.ts';

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
