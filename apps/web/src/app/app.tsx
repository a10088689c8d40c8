import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '#web/api/query-client.ts';
import { firstRequest } from '#web/app/first-view/first-request.ts';
import { liftFirstPaint } from '#web/app/first-view/lift-first-paint.ts';
import { routes } from '#web/app/routes.tsx';
import { watchSession } from '#web/app/session-watch.ts';
import { nextTask } from '#web/lib/next-task.ts';
import { followOtherTabs, isLoggedIn } from '#web/session/session.ts';

/**
 * Renders the app and connects session, pages and cache. Runs in several tasks, so that a slow
 * phone stays responsive.
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
  // The app works without it.
  startWhenSeen(queryClient, (path) => void router.navigate(path)).catch(console.warn);
}

/**
 * Live updates start as soon as the app has requested its first data: on a slow connection the app
 * becomes visible seconds later. Everything else waits for that.
 */
async function startWhenSeen(queryClient: QueryClient, goTo: (path: string) => void) {
  const seen = liftFirstPaint(queryClient);
  await (isLoggedIn() ? Promise.race([firstRequest(queryClient), seen]) : seen);
  const { startBackgroundWork } = await import('#web/app/after-first-view.ts');
  await startBackgroundWork(queryClient, seen, goTo);
}

/**
 * Scroll positions are stored by the key of the history entry, and the router gives the first entry
 * of every document the same key: the create form, a separate document, would open at home's
 * position. Returns whether the entry existed before, as after a reload.
 */
function nameFirstEntry(): boolean {
  const { history } = window;
  if (history.state?.key !== undefined) return true;
  history.replaceState({ ...history.state, key: `${Date.now()}` }, '');
  return false;
}
