import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import { selectUndeliveredRooms } from './undelivered-room.repository.ts';

export type UndeliveredRoom = { roomId: number; seq: number; memberIds: number[] };

/** Clocks of servers differ, and a message may wait for its room: so far back is looked. */
const LOOK_BACK_MS = 10_000;
/** The bell of one that is younger may still be on its way. */
const BELL_WITHIN_MS = 300;

/** Rooms with a message newer than the one heard of, and who is in them; `heard` is seq by room. */
export async function findUndeliveredRooms(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  heard: ReadonlyMap<number, number>,
): Promise<UndeliveredRoom[]> {
  const now = clock.now().getTime();
  const rooms = await findMany(database, selectUndeliveredRooms, {
    heard: JSON.stringify([...heard].map(([roomId, seq]) => ({ room_id: roomId, seq }))),
    since: new Date(now - LOOK_BACK_MS),
    until: new Date(now - BELL_WITHIN_MS),
  });
  return rooms.map((row) => ({
    roomId: row.room_id,
    seq: row.last_seq,
    memberIds: row.present,
  }));
}
