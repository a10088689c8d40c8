import { QueryClientProvider } from '@tanstack/react-query';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createQueryClient } from '#web/api/query-client.ts';
import { liftFirstPaint } from '#web/app/lift-first-paint.ts';
import { routes } from '#web/app/routes.tsx';
import { watchSession } from '#web/app/session-watch.ts';
import { followOtherTabs } from '#web/session/session.ts';

const queryClient = createQueryClient();
const router = createBrowserRouter(routes);

/** Resolves when the app, and not what came with the page, is seen. */
export const appIsSeen = () => liftFirstPaint(queryClient);

/** Ties the session to the router and the cache; the page's lifetime is theirs. */
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
