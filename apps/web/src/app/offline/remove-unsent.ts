import { clear, createStore } from 'idb-keyval';
import { sessionStore } from '#web/session/session.ts';

/**
 * Database and store names from features/chat/room/model/draft-storage.ts and
 * features/chat/share/model/stored-share.ts. A test compares them.
 */
const databases = [
  ['azit-chat', 'writing'],
  ['azit-share', 'kept'],
] as const;

/**
 * Only a logout removes unsent content. After an expired session the content stays, so that the
 * member can send it after the next login.
 */
export function removeUnsentAtLogout(): void {
  sessionStore.subscribe(({ session, reason }, before) => {
    if (session || !before.session || reason !== 'left') return;
    try {
      for (const [database, store] of databases) {
        clear(createStore(database, store)).catch(() => undefined);
      }
    } catch {
      // A browser without storage has nothing to remove.
    }
  });
}
