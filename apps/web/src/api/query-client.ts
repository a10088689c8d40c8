import { notifyManager, QueryClient } from '@tanstack/react-query';

const minute = 60_000;

// A switch that is turned is drawn in the same task. With the library's timeout the browser would first
// show it turned back for a moment, and whoever looks then takes the tap for lost.
notifyManager.setScheduler(queueMicrotask);

/**
 * Calls are made offline as well: they fail with a message, where waiting would show a skeleton for
 * ever. They are not retried here: `sendAttempts` has done that.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: minute,
        gcTime: minute,
        retry: false,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  });
}
