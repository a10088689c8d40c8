import type { QueryClient } from '@tanstack/react-query';
import { showUnread } from '#web/app/live/show-unread.ts';
import { startLiveUpdates } from '#web/app/live/start-live-updates.ts';
import { keepComingClubs } from '#web/app/offline/coming-clubs.ts';
import { forgetWritingAtLogout } from '#web/app/offline/forget-writing.ts';
import { keepOfflinePage } from '#web/app/offline/offline-page.ts';
import { sendUnsentWriting } from '#web/app/offline/send-unsent.ts';
import { keepPushCurrent } from '#web/app/push/keep-push-current.ts';
import { openFromNotifications } from '#web/app/push/open-from-notifications.ts';
import { nextTask } from '#web/lib/next-task.ts';
import { loadFont } from '#web/ui/font.ts';

/**
 * Listens to what others do, and does what can wait until the visitor has seen the app; a chunk of
 * its own, so that the first one is small.
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
  forgetWritingAtLogout();
  sendUnsentWriting();
  if (!(await keepOfflinePage())) return;
  keepComingClubs(queryClient);
  keepPushCurrent();
  openFromNotifications(goTo);
}
