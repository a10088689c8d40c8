import type { Room, RoomMember } from '@azit/contract/chats/chat.schema';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { selectPinnedMessage } from '../messages/message.repository.ts';
import { roomNotFound } from './require-present.ts';
import { selectBlockedRoom, selectRoom, selectRoomMembers } from './room.repository.ts';
import { toRoom } from './room.view.ts';

export async function getRoom(
  { database, clock }: Context,
  viewer: Viewer,
  roomId: number,
): Promise<Room> {
  const ids = { room_id: roomId, member_id: viewer.memberId, ...hiddenValues(viewer) };
  const own = { ...ids, now: clock.now() };
  const room = await findOne(database, selectRoom, own);
  if (room === undefined)
    throw (await findOne(database, selectBlockedRoom, ids)) ? roomBlocked() : roomNotFound();
  const found = await findOne(database, selectRoomMembers, own);
  const members = JSON.parse(found?.members ?? '[]') as RoomMember[];
  const pinned = await findOne(database, selectPinnedMessage, own);
  return toRoom(room, members, pinned);
}

/** Only the blocker gets this refusal. The blocked member still sees the room. */
function roomBlocked(): Refusal {
  return new Refusal(404, 'ROOM_BLOCKED', '차단한 사람과 이야기하던 방이에요.');
}
