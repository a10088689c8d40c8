import { createStore, keys } from 'idb-keyval';
import { chatDatabases } from '#web/domain/chat-databases.ts';
import { sessionStore } from '#web/session/session.ts';

/** Loads the sending code only if there are unsent messages, because most visits have none. */
export function sendUnsentMessages(): void {
  void loadSend(sessionStore.getState().session?.memberId);
  sessionStore.subscribe(({ session }, before) => {
    if (session?.memberId !== before.session?.memberId) void loadSend(session?.memberId);
  });
}

async function loadSend(memberId: number | undefined): Promise<void> {
  if (memberId === undefined) return;
  try {
    const rooms = roomsWithUnsent(await keys(createStore(...chatDatabases.room)), memberId);
    if (rooms.length === 0) return;
    const { startOutboxes } = await import('#web/screens/chat/start-outboxes.ts');
    startOutboxes(memberId, rooms);
  } catch {
    // Without storage there is nothing to send. A failed import is retried at the next start.
  }
}

/**
 * Unsent messages are stored under `<member>/<room>/unsent/<message>`. Drafts have other keys and
 * are skipped.
 */
export function roomsWithUnsent(keys: readonly IDBValidKey[], memberId: number): number[] {
  const rooms = keys.flatMap((key) => {
    const [member, room, what] = String(key).split('/');
    return Number(member) === memberId && what === 'unsent' ? Number(room) : [];
  });
  return [...new Set(rooms)];
}
