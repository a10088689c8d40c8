import { findOne } from '#server/database/run-statement.ts';
import type { Queryable, Transaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { lockRoom, lockRoomClub, type PresentRow, selectPresent } from './present.repository.ts';
import { roomNotFound } from './room.refusal.ts';

export type PresentMember = {
  roomId: number;
  /** Null for the room of two. */
  clubId: number | null;
  /** The other one of two; null in the room of a club. */
  otherId: number | null;
  isHost: boolean;
  /** What was written up to here is not theirs to read. */
  joinedSeq: number;
  readSeq: number;
  lastSeq: number;
  muted: boolean;
  /** Whether the viewer may write now. */
  writable: boolean;
};

/** Throws ROOM_NOT_FOUND unless the viewer is in the room at this moment. */
export async function requirePresent(
  db: Queryable,
  { memberId }: Pick<Viewer, 'memberId'>,
  roomId: number,
  now: Date,
): Promise<PresentMember> {
  const own = await findOne(db, selectPresent, { room_id: roomId, member_id: memberId, now });
  if (own === undefined) throw roomNotFound();
  return toPresentMember(own);
}

/**
 * The same for whoever writes. Locks the room's row first and looks with a snapshot taken after it:
 * whoever left while this waited is not let in. Whoever `sendsNotices` by notices of the club locks the
 * club before the room, as everybody does who changes its seats.
 */
export async function lockPresent(
  tx: Transaction,
  viewer: Pick<Viewer, 'memberId'>,
  roomId: number,
  now: Date,
  { sendsNotices = false }: { sendsNotices?: boolean } = {},
): Promise<PresentMember> {
  if (sendsNotices) await findOne(tx, lockRoomClub, { room_id: roomId });
  await findOne(tx, lockRoom, { room_id: roomId });
  return requirePresent(tx, viewer, roomId, now);
}

function toPresentMember(row: PresentRow): PresentMember {
  return {
    roomId: row.room_id,
    clubId: row.club_id,
    otherId: row.other_id,
    isHost: row.is_host,
    joinedSeq: row.joined_seq,
    readSeq: row.read_seq,
    lastSeq: row.last_seq,
    muted: row.muted,
    writable: row.writable,
  };
}
