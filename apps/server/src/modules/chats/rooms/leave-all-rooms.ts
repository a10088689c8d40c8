import { execute, findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { LocksTooFewError } from '#server/database/until-settled.ts';
import { addLine, type Ringing } from './add-line.ts';
import { leaveRoom, lockMemberRooms, selectMemberRooms } from './membership.repository.ts';

/** Locks every room that the member is in; call it before any member is locked. */
export async function lockAllRooms(
  tx: Transaction,
  memberId: number,
): Promise<ReadonlySet<number>> {
  const rooms = await findMany(tx, lockMemberRooms, { member_id: memberId });
  return new Set(rooms.map((room) => room.room_id));
}

/**
 * For a member who withdraws. What they wrote stays, under the name of a withdrawn member. A room
 * that can only be read any more is not woken up by it. Throws when the
 * member is in a room that is not among `locked`: its caller starts over.
 */
export async function leaveAllRooms(
  tx: Transaction,
  ringing: Ringing,
  memberId: number,
  locked: ReadonlySet<number>,
): Promise<void> {
  const now = ringing.clock.now();
  const rooms = await findMany(tx, selectMemberRooms, { member_id: memberId, now });
  if (rooms.some((room) => !locked.has(room.room_id))) throw new LocksTooFewError();
  for (const { room_id, is_open } of rooms) {
    await execute(tx, leaveRoom, { room_id, member_id: memberId, now });
    if (is_open) await addLine(tx, ringing, room_id, { event: 'left', subjectId: memberId });
  }
}
