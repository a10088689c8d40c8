import type { Context } from '#server/context.ts';
import { execute } from '#server/database/run-statement.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { markAnnouncementsRead } from '../messages/announce.ts';
import { markOwnRead } from './read.repository.ts';
import { requirePresent } from './require-present.ts';
import { changeMuted } from './room.repository.ts';

/** Also notifies the member's other devices, which may still show the room as unread. */
export async function markRead(
  context: Context,
  viewer: Viewer,
  { roomId, seq }: { roomId: number; seq: number },
): Promise<void> {
  const { database, clock, doorbells } = context;
  const now = clock.now();
  const { last_seq: lastSeq, read_seq: after } = await requirePresent(
    database,
    viewer,
    roomId,
    now,
  );
  const { memberId } = viewer;
  const marked = await execute(database, markOwnRead, {
    room_id: roomId,
    member_id: memberId,
    seq,
    now,
  });
  if (marked === 0) return;
  doorbells.ring({ event: 'ownRoom', roomId, seq: lastSeq, memberId });
  await markAnnouncementsRead(context, memberId, { roomId, after, upTo: seq });
}

export async function muteRoom(
  { database, clock, doorbells }: Context,
  viewer: Viewer,
  { roomId, muted }: { roomId: number; muted: boolean },
): Promise<void> {
  const { memberId } = viewer;
  const now = clock.now();
  const { last_seq: lastSeq } = await requirePresent(database, viewer, roomId, now);
  const changed = await execute(database, changeMuted, {
    room_id: roomId,
    member_id: memberId,
    muted,
    now,
  });
  if (changed > 0) doorbells.ring({ event: 'ownRoom', roomId, seq: lastSeq, memberId });
}
