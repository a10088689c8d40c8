import type { QueryClient } from '@tanstack/react-query';
import { showUnread } from '#web/app/live/show-unread.ts';
import { startLiveUpdates } from '#web/app/live/start-live-updates.ts';
import { storeComingClubs } from '#web/app/offline/coming-clubs.ts';
import { cacheOfflinePage } from '#web/app/offline/offline-page.ts';
import { removeUnsentAtLogout } from '#web/app/offline/remove-unsent.ts';
import { sendUnsentMessages } from '#web/app/offline/send-unsent.ts';
import { refreshPush } from '#web/app/push/refresh-push.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { nextTask } from '#web/lib/next-task.ts';
import { loadFont } from '#web/ui/font.ts';

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
  storeComingClubs(queryClient);
  if (!(await cacheOfflinePage())) return;
  refreshPush();
  openFromNotifications(goTo);
}

function openFromNotifications(goTo: (path: string) => void): void {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (!isRecord(data) || data.type !== 'open' || typeof data.path !== 'string') return;
    // Reply to the service worker: otherwise it navigates the window itself, which reloads the app.
    ports[0]?.postMessage(true);
    goTo(data.path);
  });
  // Also delivers messages that the browser queued before the app was ready.
  navigator.serviceWorker.startMessages();
}
