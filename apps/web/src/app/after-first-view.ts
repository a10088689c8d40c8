import type { QueryClient } from '@tanstack/react-query';
import { showUnread } from '#web/app/live/show-unread.ts';
import { keepComingClubs } from '#web/app/offline/coming-clubs.ts';
import { keepOfflinePage } from '#web/app/offline/offline-page.ts';
import { keepPushCurrent } from '#web/app/push/keep-push-current.ts';
import { openFromNotifications } from '#web/app/push/open-from-notifications.ts';
import { loadFont } from '#web/ui/font.ts';

/** Does what can wait until the visitor sees the app; a chunk of its own, so that the first one is small. */
export async function startBackgroundWork(
  queryClient: QueryClient,
  goTo: (path: string) => void,
): Promise<void> {
  loadFont();
  showUnread(queryClient);
  if (!(await keepOfflinePage())) return;
  keepComingClubs(queryClient);
  keepPushCurrent();
  openFromNotifications(goTo);
}
