import { findOne } from '#server/database/run-statement.ts';
import type { Queryable, Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { lockRoom, lockRoomClub, type PresentMember, selectPresent } from './present.repository.ts';

export async function requirePresent(
  db: Queryable,
  { memberId }: Pick<Viewer, 'memberId'>,
  roomId: number,
  now: Date,
): Promise<PresentMember> {
  const own = await findOne(db, selectPresent, { room_id: roomId, member_id: memberId, now });
  if (own === undefined) throw roomNotFound();
  return own;
}

/**
 * Locks the room before reading the membership, so that a member who has left meanwhile is refused.
 * With `locksClub`, locks the club before the room, like all transactions.
 */
export async function lockPresent(
  tx: Transaction,
  viewer: Pick<Viewer, 'memberId'>,
  roomId: number,
  now: Date,
  { locksClub = false }: { locksClub?: boolean } = {},
): Promise<PresentMember> {
  if (locksClub) await findOne(tx, lockRoomClub, { room_id: roomId });
  await findOne(tx, lockRoom, { room_id: roomId });
  return requirePresent(tx, viewer, roomId, now);
}

/** Rooms of other members also respond 404: the refusal must not reveal who chats with whom. */
export function roomNotFound(): Refusal {
  return new Refusal(404, 'ROOM_NOT_FOUND', '이 방을 볼 수 없어요.');
}
