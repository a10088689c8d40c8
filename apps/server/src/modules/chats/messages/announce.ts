import type { Context } from '#server/context.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { enforceVolumeLimit } from '#server/limits/rate-limit.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';

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
  await enforceVolumeLimit({ ...context, database: tx }, 'announcement', String(hostId));
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

export function announcementKey(roomId: number, seq: number, memberId: number): string {
  return `ANNOUNCEMENT:${roomId}:${seq}:${memberId}`;
}
