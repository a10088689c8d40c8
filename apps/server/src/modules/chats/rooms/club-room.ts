import type { RoomEvent } from '@azit/rules/chats/room-line';
import { execute, findOne } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { retractAnnouncements } from '#server/modules/notices/retract-notices.ts';
import { addSystemMessage, type NewSystemMessage } from '../messages/add-system-message.ts';
import { addSystemMessageAboutDate, joinDateRoom, leaveDateRoom } from './crew-room.ts';
import {
  insertClubRoom,
  leaveRoom,
  lockClubRoom,
  upsertRoomMember,
} from './membership.repository.ts';
import { markOwnRead } from './read.repository.ts';

type ClubMember = { clubId: number; memberId: number };

export async function joinClubRoom(
  tx: Transaction,
  { clubId, memberId, hostId }: ClubMember & { hostId: number },
): Promise<void> {
  if (await joinDateRoom(tx, { clubId, memberId, hostId })) return;
  const now = tx.clock.now();
  const room =
    (await findOne(tx, lockClubRoom, { club_id: clubId })) ??
    (await openClubRoom(tx, clubId, hostId, now));
  const own = { room_id: room.room_id, member_id: memberId };
  await execute(tx, upsertRoomMember, { ...own, joined_seq: room.last_seq, until: null });
  const message = { event: 'joined', subjectId: memberId, actorId: hostId } as const;
  const seq = await addSystemMessage(tx, room.room_id, message);
  await execute(tx, markOwnRead, { ...own, seq, now });
}

export async function leaveClubRoom(
  tx: Transaction,
  { clubId, memberId, actorId, unanswered }: ClubMember & { actorId?: number; unanswered?: true },
): Promise<void> {
  if (await leaveDateRoom(tx, { clubId, memberId, actorId, unanswered })) {
    await retractAnnouncements(tx, { memberId, clubId });
    return;
  }
  const room = await findOne(tx, lockClubRoom, { club_id: clubId });
  if (room === undefined) return;
  const own = { room_id: room.room_id, member_id: memberId };
  if ((await execute(tx, leaveRoom, { ...own, now: tx.clock.now() })) === 0) return;
  await addSystemMessage(tx, room.room_id, {
    event: 'left',
    unanswered,
    subjectId: memberId,
    actorId,
  });
  await retractAnnouncements(tx, { memberId, clubId });
}

export async function addClubSystemMessage(
  tx: Transaction,
  clubId: number,
  message: RoomEvent & Pick<NewSystemMessage, 'actorId'>,
): Promise<void> {
  if (await addSystemMessageAboutDate(tx, clubId, message)) return;
  const room = await findOne(tx, lockClubRoom, { club_id: clubId });
  if (room !== undefined) await addSystemMessage(tx, room.room_id, message);
}

async function openClubRoom(tx: Transaction, clubId: number, hostId: number, now: Date) {
  const room = await findOne(tx, insertClubRoom, { club_id: clubId, now });
  if (room === undefined) throw new Error(`club ${clubId} got no room`);
  const host = { room_id: room.room_id, member_id: hostId };
  await execute(tx, upsertRoomMember, { ...host, joined_seq: 0, until: null });
  return room;
}
