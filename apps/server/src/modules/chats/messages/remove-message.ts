import type { Context } from '#server/context.ts';
import { execute, findOne } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { forbidden } from '#server/runtime/refusal.ts';
import { lockPresent } from '../rooms/require-present.ts';
import { ringRoom } from '../rooms/ring-room.ts';
import { withdrawAnnouncement } from './announce.ts';
import { messageNotFound } from './message.refusal.ts';
import { emptyMessage, selectMessageForRemoval } from './message.repository.ts';
import { removePicture } from './remove-picture.ts';

type Input = { roomId: number; seq: number };

export async function removeMessage(
  context: Context,
  viewer: Viewer,
  { roomId, seq }: Input,
): Promise<undefined> {
  const now = context.clock.now();
  const pictureName = await inTransaction(context, async (tx) => {
    const membership = await lockPresent(tx, viewer, roomId, now);
    const message = await findOne(tx, selectMessageForRemoval, { room_id: roomId, seq });
    if (message === undefined || seq <= membership.joined_seq) throw messageNotFound();
    if (message.sender_id !== viewer.memberId) throw forbidden('내 메시지만 지울 수 있어요.');
    if (message.deleted_at !== null) return null;
    await execute(tx, emptyMessage, { room_id: roomId, seq, now });
    if (message.kind === 'ANNOUNCEMENT') {
      await withdrawAnnouncement(tx, { roomId, clubId: message.club_id, seq });
    }
    await ringRoom(tx, roomId, { seq: membership.last_seq, removed: true });
    return message.image_name;
  });
  if (pictureName !== null) await removePicture(context, pictureName);
}
