import { MoreLocksNeededError } from '#server/database/retry-with-more-locks.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { addSystemMessage } from '../messages/add-system-message.ts';
import { leaveRoom, lockMemberRooms, selectMemberRooms } from './membership.repository.ts';

/**
 * Locks the member's rooms and the rooms of `clubIds`. Ending the member's seats may also release
 * unanswered seats of other members, who then leave these rooms too. Call before locking members:
 * sending a message locks the room first, then the sender.
 */
export async function lockAllRooms(
  tx: Transaction,
  memberId: number,
  clubIds: number[],
): Promise<ReadonlySet<number>> {
  const rooms = await findMany(tx, lockMemberRooms, { member_id: memberId, club_ids: clubIds });
  return new Set(rooms.map((room) => room.room_id));
}

/**
 * Throws if the member is in a room that is not in `locked`. The caller then starts again and locks
 * that room too.
 */
export async function leaveAllRooms(
  tx: Transaction,
  memberId: number,
  locked: ReadonlySet<number>,
): Promise<void> {
  const now = tx.clock.now();
  const rooms = await findMany(tx, selectMemberRooms, { member_id: memberId, now });
  if (rooms.some((room) => !locked.has(room.room_id))) throw new MoreLocksNeededError();
  for (const { room_id, is_open } of rooms) {
    await execute(tx, leaveRoom, { room_id, member_id: memberId, now });
    if (is_open) await addSystemMessage(tx, room_id, { event: 'left', subjectId: memberId });
  }
}
