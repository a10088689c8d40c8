import { MoreLocksNeededError } from '#server/database/retry-with-more-locks.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addLine, type BellContext } from './add-line.ts';
import { leaveRoom, lockMemberRooms, selectMemberRooms } from './membership.repository.ts';

/** Locks all rooms of the member; call it before locking any member. */
export async function lockAllRooms(
  tx: Transaction,
  memberId: number,
): Promise<ReadonlySet<number>> {
  const rooms = await findMany(tx, lockMemberRooms, { member_id: memberId });
  return new Set(rooms.map((room) => room.room_id));
}

/**
 * Removes a withdrawing member from all rooms; their messages stay under the withdrawn nickname.
 * Adds no line to read-only rooms. Throws if a room is not in `locked`; the caller then starts
 * over.
 */
export async function leaveAllRooms(
  tx: Transaction,
  context: BellContext,
  memberId: number,
  locked: ReadonlySet<number>,
): Promise<void> {
  const now = context.clock.now();
  const rooms = await findMany(tx, selectMemberRooms, { member_id: memberId, now });
  if (rooms.some((room) => !locked.has(room.room_id))) throw new MoreLocksNeededError();
  for (const { room_id, is_open } of rooms) {
    await execute(tx, leaveRoom, { room_id, member_id: memberId, now });
    if (is_open) await addLine(tx, context, room_id, { event: 'left', subjectId: memberId });
  }
}
