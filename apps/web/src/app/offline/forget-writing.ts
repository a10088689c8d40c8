import { clear, createStore } from 'idb-keyval';
import { sessionStore } from '#web/session/session.ts';

/** Of features/chat/room/model/draft-storage.ts, and of share/model/stored-share.ts there. */
const databases = [
  ['azit-chat', 'writing'],
  ['azit-share', 'kept'],
] as const;

/**
 * Forgets what was written in chat rooms and not sent, and what another app has shared, when the
 * member logs out here; a session that expired finds it again.
 */
export function forgetWritingAtLogout(): void {
  sessionStore.subscribe(({ session, reason }, before) => {
    if (session || !before.session || reason !== 'left') return;
    try {
      for (const [database, store] of databases) {
        clear(createStore(database, store)).catch(() => undefined);
      }
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  });
}
