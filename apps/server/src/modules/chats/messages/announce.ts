import type { Context } from '#server/context.ts';
import { findMany } from '#server/database/run-statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { enforceVolumeLimit, limitedWithin } from '#server/limits/rate-limit.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { markReadByKey } from '#server/modules/notices/mark-read.ts';
import { retractNotices } from '#server/modules/notices/retract-notices.ts';
import { selectPresentMembers } from '../rooms/present.repository.ts';
import { selectAnnouncedSeqs, selectSeated } from './announcement.repository.ts';
import { selectEveryRoomMember } from './message.repository.ts';

type Announcement = {
  roomId: number;
  seq: number;
  clubId: number | null;
  crewId: number | null;
  hostId: number;
  body: string;
};

export async function announce(
  tx: Transaction,
  context: Context,
  { roomId, seq, clubId, crewId, hostId, body }: Announcement,
  present: readonly number[],
): Promise<void> {
  if (clubId === null && crewId === null) throw new Error('a room of two has no host');
  await enforceVolumeLimit(limitedWithin(tx, context), 'announcement', String(hostId));
  // An announcement about one meeting of a crew goes only to the members with a seat: it may
  // contain where they meet.
  const seated = new Set(await findSeated(tx, clubId));
  const memberIds = present.filter((id) => clubId === null || seated.has(id));
  await addNotices(
    tx,
    memberIds.map((memberId) => ({
      kind: 'ANNOUNCEMENT',
      memberId,
      ...(clubId !== null && { clubId }),
      ...(crewId !== null && { crewId }),
      actorId: hostId,
      data: { roomId, reason: body },
      dedupeKey: announcementKey(roomId, seq, memberId),
    })),
  );
  if (clubId !== null) ringClubPages(tx, clubId, [hostId, ...memberIds]);
}

async function findSeated(tx: Transaction, clubId: number | null): Promise<number[]> {
  if (clubId === null) return [];
  const rows = await findMany(tx, selectSeated, { club_id: clubId });
  return rows.map((row) => row.member_id);
}

export async function withdrawAnnouncement(
  tx: Transaction,
  { roomId, clubId, seq }: { roomId: number; clubId: number | null; seq: number },
): Promise<void> {
  const notified = await findMany(tx, selectEveryRoomMember, { room_id: roomId });
  const dedupeKeys = notified.map((row) => announcementKey(roomId, seq, row.member_id));
  await retractNotices(tx, dedupeKeys);
  if (clubId === null) return;
  const present = await findMany(tx, selectPresentMembers, {
    room_id: roomId,
    now: tx.clock.now(),
  });
  ringClubPages(
    tx,
    clubId,
    present.map((row) => row.member_id),
  );
}

type ReadRange = { roomId: number; after: number; upTo: number };

/** Marks the notices of the announcements that the member has read in the room. */
export async function markAnnouncementsRead(
  context: Context,
  memberId: number,
  { roomId, after, upTo }: ReadRange,
): Promise<void> {
  const range = { room_id: roomId, after, up_to: upTo };
  const announced = await findMany(context.database, selectAnnouncedSeqs, range);
  const dedupeKeys = announced.map(({ seq }) => announcementKey(roomId, seq, memberId));
  await markReadByKey(context, memberId, dedupeKeys);
}

function ringClubPages(tx: Transaction, clubId: number, memberIds: number[]): void {
  tx.doorbells.ring({ event: 'club', clubId, memberIds });
}

function announcementKey(roomId: number, seq: number, memberId: number): string {
  return `ANNOUNCEMENT:${roomId}:${seq}:${memberId}`;
}
