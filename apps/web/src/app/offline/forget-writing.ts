import { clear, createStore } from 'idb-keyval';
import { sessionStore } from '#web/session/session.ts';

/**
 * Forgets what was written in chat rooms and not sent when the member logs out here; a session that
 * expired finds it again. The names are those of features/chat/room/model/kept-writing.ts.
 */
export function forgetWritingAtLogout(): void {
  sessionStore.subscribe(({ session, reason }, before) => {
    if (session || !before.session || reason !== 'left') return;
    try {
      clear(createStore('azit-chat', 'writing')).catch(() => undefined);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
  });
}
