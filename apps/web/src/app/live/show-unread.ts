import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { markPageTitle } from '#web/navigation/page-title.ts';
import { keepKnownCount } from '#web/queries/known-counts.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import { sessionStore } from '#web/session/session.ts';

/**
 * Shows the number of unread notices where no screen does, in the window's title and on the app's
 * icon, and asks for it once. Returns how to stop.
 */
export function showUnread(queryClient: QueryClient): () => void {
  let stop = follow();
  const stopSession = sessionStore.subscribe((now, before) => {
    if (now.session?.memberId === before.session?.memberId) return;
    stop();
    stop = follow();
  });

  function follow(): () => void {
    show(0);
    if (!sessionStore.getState().session) return () => {};
    return new QueryObserver(queryClient, noticeQueries.unread()).subscribe(({ data }) => {
      if (data === undefined) return;
      show(data);
      keepKnownCount('unread', data);
    });
  }

  return () => {
    stop();
    stopSession();
    show(0);
  };
}

function show(unread: number): void {
  markPageTitle(unread === 0 ? '' : `(${unread > 99 ? '99+' : unread}) `);
  // Only installed apps have an icon of their own, and some browsers refuse at any time.
  if (!('setAppBadge' in navigator)) return;
  const shown = unread === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(unread);
  shown.catch(() => undefined);
}
