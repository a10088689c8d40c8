import { getOutbox } from '#web/features/chat/room/api/room-outboxes.ts';

/**
 * The `app` folder calls this function. The function is in `screens`, because only screens may
 * import features.
 */
export function startOutboxes(memberId: number, rooms: readonly number[]): void {
  for (const roomId of rooms) getOutbox(memberId, roomId);
}
