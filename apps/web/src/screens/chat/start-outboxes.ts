import { getOutbox } from '#web/features/chat/room/api/room-outboxes.ts';

/** `app` calls this function. It is here because only screens may import features. */
export function startOutboxes(memberId: number, rooms: readonly number[]): void {
  for (const roomId of rooms) getOutbox(memberId, roomId);
}
