import { clear, createStore } from 'idb-keyval';
import { chatDatabases } from '#web/domain/chat-databases.ts';
import { sessionStore } from '#web/session/session.ts';

/**
 * Remove unsent messages only at a logout: after an expired session the member can still send them.
 */
export function removeUnsentAtLogout(): void {
  sessionStore.subscribe(({ session, reason }, before) => {
    if (session || !before.session || reason !== 'left') return;
    try {
      for (const [database, store] of Object.values(chatDatabases)) {
        clear(createStore(database, store)).catch(() => undefined);
      }
    } catch {
      // Without storage there are no unsent messages.
    }
  });
}
