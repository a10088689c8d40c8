import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { setUnreadChats } from '#web/domain/unread/unread-chats.ts';
import { markPageTitle } from '#web/navigation/page-title.ts';
import { chatQueries } from '#web/queries/chat-queries.ts';
import { saveKnownCount } from '#web/queries/known-counts.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import { sessionStore } from '#web/session/session.ts';

export function showUnread(queryClient: QueryClient): () => void {
  let stop = follow();
  const stopSession = sessionStore.subscribe((now, before) => {
    if (now.session?.memberId === before.session?.memberId) return;
    stop();
    stop = follow();
  });

  function follow(): () => void {
    const unread = { notices: 0, chats: 0 };
    show(unread);
    if (!sessionStore.getState().session) return () => {};
    const stopNotices = new QueryObserver(queryClient, noticeQueries.unread()).subscribe(
      ({ data }) => {
        if (data === undefined) return;
        unread.notices = data;
        show(unread);
        saveKnownCount('unread', data);
      },
    );
    const stopChats = new QueryObserver(queryClient, chatQueries.unread()).subscribe(({ data }) => {
      if (data === undefined) return;
      unread.chats = data.group + data.personal;
      show(unread);
    });
    return () => {
      stopNotices();
      stopChats();
    };
  }

  return () => {
    stop();
    stopSession();
    show({ notices: 0, chats: 0 });
  };
}

function show({ notices, chats }: { notices: number; chats: number }): void {
  markPageTitle(notices === 0 ? '' : `(${notices > 99 ? '99+' : notices}) `);
  setUnreadChats(chats);
  // Browsers may lack or reject `setAppBadge`. Then only the number on the app icon is missing.
  if (!('setAppBadge' in navigator)) return;
  const total = notices + chats;
  const shown = total === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(total);
  shown.catch(() => undefined);
}
