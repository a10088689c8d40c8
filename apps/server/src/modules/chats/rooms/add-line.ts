import type { RoomEvent } from '@azit/rules/chats/room-line';
import type { Context } from '#server/context.ts';
import { execute, findMany, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { incrementSeq, insertLine } from './line.repository.ts';
import { selectPresentMembers } from './present.repository.ts';
import { markNewestRead } from './read.repository.ts';
import { roomNotFound } from './room.refusal.ts';

export type DoorbellContext = Pick<Context, 'clock' | 'doorbells'>;

export type NewLine = RoomEvent & { subjectId?: number; actorId?: number | undefined };

async function takeNextSeq(tx: Transaction, roomId: number, now: Date): Promise<number> {
  const room = await findOne(tx, incrementSeq, { room_id: roomId, now });
  if (room === undefined) throw roomNotFound();
  return room.last_seq;
}

export async function addLine(
  tx: Transaction,
  context: DoorbellContext,
  roomId: number,
  { subjectId, actorId, ...event }: NewLine,
): Promise<number> {
  const now = context.clock.now();
  const seq = await takeNextSeq(tx, roomId, now);
  await execute(tx, insertLine, {
    room_id: roomId,
    seq,
    event: JSON.stringify(event),
    subject_id: subjectId ?? null,
    now,
  });
  if (actorId !== undefined)
    await execute(tx, markNewestRead, { room_id: roomId, member_id: actorId, seq });
  await ringRoom(tx, context, roomId, { seq });
  return seq;
}

export async function ringRoom(
  tx: Transaction,
  { clock, doorbells }: DoorbellContext,
  roomId: number,
  change: { seq: number; removed?: true },
): Promise<void> {
  const present = await findMany(tx, selectPresentMembers, { room_id: roomId, now: clock.now() });
  const memberIds = present.map((row) => row.member_id);
  tx.afterCommit(() => doorbells.ring({ event: 'room', roomId, ...change, memberIds }));
}
