import { createStore, keys } from 'idb-keyval';
import { sessionStore } from '#web/session/session.ts';

/**
 * Sends what the member wrote in chat rooms and an earlier visit could not send, without their being
 * opened. The code that sends is loaded only where something is kept. The names are those of
 * features/chat/room/model/draft-storage.ts.
 */
export function sendUnsentWriting(): void {
  void sendOf(sessionStore.getState().session?.memberId);
  sessionStore.subscribe(({ session }, before) => {
    if (session?.memberId !== before.session?.memberId) void sendOf(session?.memberId);
  });
}

async function sendOf(memberId: number | undefined): Promise<void> {
  if (memberId === undefined) return;
  try {
    const rooms = roomsWithUnsent(await keys(createStore('azit-chat', 'writing')), memberId);
    if (rooms.length === 0) return;
    const { startOutboxes } = await import('#web/screens/chat/start-outboxes.ts');
    startOutboxes(memberId, rooms);
  } catch {
    // A browser that keeps nothing has nothing to send; a line that breaks is asked at the next start.
  }
}

/** Kept is `<member>/<room>/unsent/<message>`, and drafts, which wait for their writer. */
export function roomsWithUnsent(kept: readonly IDBValidKey[], memberId: number): number[] {
  const rooms = kept.flatMap((key) => {
    const [member, room, what] = String(key).split('/');
    return Number(member) === memberId && what === 'unsent' ? Number(room) : [];
  });
  return [...new Set(rooms)];
}
