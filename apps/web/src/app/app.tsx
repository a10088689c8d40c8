import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '#web/api/query-client.ts';
import { firstQuestion } from '#web/app/first-view/first-question.ts';
import { liftFirstPaint } from '#web/app/first-view/lift-first-paint.ts';
import { nameFirstEntry } from '#web/app/name-first-entry.ts';
import { routes } from '#web/app/routes.tsx';
import { watchSession } from '#web/app/session-watch.ts';
import { nextTask } from '#web/lib/next-task.ts';
import { followOtherTabs, isLoggedIn } from '#web/session/session.ts';

/**
 * Draws the app and connects the session to its pages and cache, for as long as the page lives. In
 * several tasks: a slow phone answers to the touch in between.
 */
export async function startApp(draw: (app: ReactNode) => void): Promise<void> {
  if (nameFirstEntry()) {
    void import('#web/app/late-scroll.ts').then(({ restoreScrollLate }) => restoreScrollLate());
  }
  await nextTask();
  const queryClient = createQueryClient();
  const router = createBrowserRouter(routes);
  followOtherTabs();
  watchSession(router, queryClient);
  await nextTask();
  draw(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // Without it the app works all the same.
  startWhenSeen(queryClient, (path) => void router.navigate(path)).catch(console.warn);
}

/**
 * A member hears what others do as soon as the app has asked for its first data: on a slow line it
 * would take seconds more to wait until the app itself is visible, not the view that came with the
 * page. Everything else waits for that.
 */
async function startWhenSeen(queryClient: QueryClient, goTo: (path: string) => void) {
  const seen = liftFirstPaint(queryClient);
  await (isLoggedIn() ? Promise.race([firstQuestion(queryClient), seen]) : seen);
  const { startBackgroundWork } = await import('#web/app/after-first-view.ts');
  await startBackgroundWork(queryClient, seen, goTo);
}
