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

/** Starts the app in several tasks, so that a slow phone stays responsive. */
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
  startWhenSeen(queryClient, (path) => void router.navigate(path)).catch(console.warn);
}

/**
 * Live updates start with the app's first request: on a slow connection the app becomes visible
 * seconds later, and changes in between would be missed. Other background work waits until the app
 * is visible.
 */
async function startWhenSeen(queryClient: QueryClient, goTo: (path: string) => void) {
  const seen = liftFirstPaint(queryClient);
  await (isLoggedIn() ? Promise.race([firstRequest(queryClient), seen]) : seen);
  const { startBackgroundWork } = await import('#web/app/after-first-view.ts');
  await startBackgroundWork(queryClient, seen, goTo);
}

/**
 * Gives the first history entry a unique key. The router stores scroll positions by key, and gives
 * the first entry of every document the same key. So the create form, which is a separate document,
 * would open at the scroll position of the home page. Like the router's own key, the unique key
 * starts with `default`: the split view recognizes a page that was opened by its address by this
 * start. Returns true if the entry already has a key, as after a reload.
 */
function nameFirstEntry(): boolean {
  const { history } = window;
  if (history.state?.key !== undefined) return true;
  history.replaceState({ ...history.state, key: `default${Date.now()}` }, '');
  return false;
}
