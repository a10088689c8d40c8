import { clear, createStore } from 'idb-keyval';
import { sessionStore } from '#web/session/session.ts';

/** Names from features/chat/room/model/draft-storage.ts and share/model/stored-share.ts. */
const databases = [
  ['azit-chat', 'writing'],
  ['azit-share', 'kept'],
] as const;

/** Only a logout removes unsent content; after an expired session the content stays. */
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
