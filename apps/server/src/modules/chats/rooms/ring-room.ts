import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { selectPresentMembers } from './present.repository.ts';

export async function ringRoom(
  tx: Transaction,
  roomId: number,
  change: { seq: number; removed?: true },
): Promise<void> {
  const present = await findMany(tx, selectPresentMembers, {
    room_id: roomId,
    now: tx.clock.now(),
  });
  const memberIds = present.map((row) => row.member_id);
  tx.doorbells.ring({ event: 'room', roomId, ...change, memberIds });
}
