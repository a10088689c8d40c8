import { getOutbox } from '#web/features/chat/room/api/room-outboxes.ts';

/** This function is not in the feature, because `app` may import only screens. */
export function startOutboxes(memberId: number, rooms: readonly number[]): void {
  for (const roomId of rooms) getOutbox(memberId, roomId);
}
