import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '#web/api/query-client.ts';
import { firstQuestion } from '#web/app/first-view/first-question.ts';
import { liftFirstPaint } from '#web/app/first-view/lift-first-paint.ts';
import { nameFirstEntry } from '#web/app/name-first-entry.ts';
import { routes } from '#web/app/routes.tsx';
import { watchSession } from '#web/app/session-watch.ts';
import { followOtherTabs, isLoggedIn } from '#web/session/session.ts';

if (nameFirstEntry()) {
  void import('#web/app/late-scroll.ts').then(({ restoreScrollLate }) => restoreScrollLate());
}
const queryClient = createQueryClient();
const router = createBrowserRouter(routes);

/**
 * A member hears what others do as soon as the app has asked for its first data: on a slow line it
 * would take seconds more to wait until the app itself is visible, not the view that came with the
 * page. Everything else waits for that.
 */
export async function startWhenSeen(): Promise<void> {
  const seen = liftFirstPaint(queryClient);
  await (isLoggedIn() ? Promise.race([firstQuestion(queryClient), seen]) : seen);
  const { startBackgroundWork } = await import('#web/app/after-first-view.ts');
  await startBackgroundWork(queryClient, seen, (path) => void router.navigate(path));
}

/** Connects the session to the router and the cache, for as long as the page lives. */
export function startSession(): void {
  followOtherTabs();
  watchSession(router, queryClient);
}

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
