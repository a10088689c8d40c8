import type { Room, RoomMember } from '@azit/contract/chats/chat.schema';
import type { Context } from '#server/context.ts';
import { hiddenValues } from '#server/database/block-sql.ts';
import { findOne } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { selectPinnedMessage } from '../messages/message.repository.ts';
import { roomNotFound } from './require-present.ts';
import { selectRoom, selectRoomMembers } from './room.repository.ts';
import { toRoom } from './room.view.ts';

export async function getRoom(
  { database, clock }: Context,
  viewer: Viewer,
  roomId: number,
): Promise<Room> {
  const own = {
    room_id: roomId,
    member_id: viewer.memberId,
    ...hiddenValues(viewer),
    now: clock.now(),
  };
  const room = await findOne(database, selectRoom, own);
  if (room === undefined) throw roomNotFound();
  const found = await findOne(database, selectRoomMembers, own);
  const members = JSON.parse(found?.members ?? '[]') as RoomMember[];
  const pinned = await findOne(database, selectPinnedMessage, own);
  return toRoom(room, members, pinned);
}
