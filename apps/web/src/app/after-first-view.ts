import type { QueryClient } from '@tanstack/react-query';
import { showUnread } from '#web/app/live/show-unread.ts';
import { startLiveUpdates } from '#web/app/live/start-live-updates.ts';
import { storeComingClubs } from '#web/app/offline/coming-clubs.ts';
import { cacheOfflinePage } from '#web/app/offline/offline-page.ts';
import { removeUnsentAtLogout } from '#web/app/offline/remove-unsent.ts';
import { sendUnsentMessages } from '#web/app/offline/send-unsent.ts';
import { openFromNotifications } from '#web/app/push/open-from-notifications.ts';
import { refreshPush } from '#web/app/push/refresh-push.ts';
import { nextTask } from '#web/lib/next-task.ts';
import { loadFont } from '#web/ui/font.ts';

/**
 * Starts live updates and work that can wait until the app is visible; a separate chunk keeps the
 * first one small.
 */
export async function startBackgroundWork(
  queryClient: QueryClient,
  seen: Promise<void>,
  goTo: (path: string) => void,
): Promise<void> {
  startLiveUpdates(queryClient);
  await seen;
  await nextTask();
  void loadFont();
  showUnread(queryClient);
  removeUnsentAtLogout();
  sendUnsentMessages();
  if (!(await cacheOfflinePage())) return;
  storeComingClubs(queryClient);
  refreshPush();
  openFromNotifications(goTo);
}
