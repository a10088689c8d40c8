import { clear, createStore } from 'idb-keyval';
import { chatDatabases } from '#web/domain/chat-databases.ts';
import { sessionStore } from '#web/session/session.ts';

/** Only a logout removes it; after an expired session the member can still send it. */
export function removeUnsentAtLogout(): void {
  sessionStore.subscribe(({ session, reason }, before) => {
    if (session || !before.session || reason !== 'left') return;
    try {
      for (const [database, store] of Object.values(chatDatabases)) {
        clear(createStore(database, store)).catch(() => undefined);
      }
    } catch {
      // A browser without storage has nothing to remove.
    }
  });
}
