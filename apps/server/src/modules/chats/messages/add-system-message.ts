import type { RoomEvent } from '@azit/rules/chats/room-line';
import { bigint, int, jsonText, nullable, timestamp } from '#server/database/column.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { markNewestRead } from '../rooms/read.repository.ts';
import { roomNotFound } from '../rooms/require-present.ts';
import { ringRoom } from '../rooms/ring-room.ts';
import { incrementSeq } from './message.repository.ts';

const takeSeq = statement('count_up_room_seq', {
  text: incrementSeq,
  params: { room_id: bigint, now: timestamp },
  row: { last_seq: int },
});

const insertSystemMessage = statement('insert_system_message', {
  text: `
    insert into chat_messages (room_id, seq, kind, event, subject_id, created_at)
    values (:room_id, :seq, 'SYSTEM', :event, :subject_id, :now)`,
  params: {
    room_id: bigint,
    seq: int,
    event: jsonText,
    subject_id: nullable(int),
    now: timestamp,
  },
});

export type NewSystemMessage = RoomEvent & { subjectId?: number; actorId?: number | undefined };

async function takeNextSeq(tx: Transaction, roomId: number, now: Date): Promise<number> {
  const room = await findOne(tx, takeSeq, { room_id: roomId, now });
  if (room === undefined) throw roomNotFound();
  return room.last_seq;
}

export async function addSystemMessage(
  tx: Transaction,
  roomId: number,
  { subjectId, actorId, ...event }: NewSystemMessage,
): Promise<number> {
  const now = tx.clock.now();
  const seq = await takeNextSeq(tx, roomId, now);
  await execute(tx, insertSystemMessage, {
    room_id: roomId,
    seq,
    event: JSON.stringify(event),
    subject_id: subjectId ?? null,
    now,
  });
  if (actorId !== undefined)
    await execute(tx, markNewestRead, { room_id: roomId, member_id: actorId, seq });
  await ringRoom(tx, roomId, { seq });
  return seq;
}
