import { getOutbox } from '#web/features/chat/room/api/room-outboxes.ts';

/** Sends the member's unsent messages of these rooms without opening their pages. */
export function startOutboxes(memberId: number, rooms: readonly number[]): void {
  for (const roomId of rooms) getOutbox(memberId, roomId);
}
