import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { enforceVolumeLimit, limitedWithin } from '#server/limits/rate-limit.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { forgetWords } from '#server/modules/notices/forget-words.ts';
import { selectRoomMembers } from './message.repository.ts';

type Announcement = {
  roomId: number;
  seq: number;
  clubId: number | null;
  hostId: number;
  body: string;
};

/** Tells everyone of an announcement, by notice and with it by push and mail. */
export async function announce(
  tx: Transaction,
  context: Context,
  { roomId, seq, clubId, hostId, body }: Announcement,
  memberIds: readonly number[],
): Promise<void> {
  if (clubId === null) throw new Error('only the room of a club has a host');
  await enforceVolumeLimit(limitedWithin(tx, context), 'announcement', String(hostId));
  await addNotices(
    tx,
    context,
    memberIds.map((memberId) => ({
      kind: 'ANNOUNCEMENT',
      memberId,
      clubId,
      actorId: hostId,
      data: { roomId, reason: body },
      dedupeKey: announcementKey(roomId, seq, memberId),
    })),
  );
}

/** Its words leave the inboxes of everybody who was told. */
export async function withdrawAnnouncement(
  tx: Transaction,
  roomId: number,
  seq: number,
): Promise<void> {
  const told = await findMany(tx, selectRoomMembers, { room_id: roomId });
  await forgetWords(
    tx,
    told.map((row) => announcementKey(roomId, seq, row.member_id)),
  );
}

function announcementKey(roomId: number, seq: number, memberId: number): string {
  return `ANNOUNCEMENT:${roomId}:${seq}:${memberId}`;
}
