import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { selectPresentMembers } from './present.repository.ts';

export type DoorbellContext = Pick<Context, 'clock' | 'doorbells'>;

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
