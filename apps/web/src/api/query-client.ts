import { notifyManager, QueryClient } from '@tanstack/react-query';

const minute = 60_000;

// Render a toggled switch in the same task: the library's timeout would first show the switch in
// its old state.
notifyManager.setScheduler(queueMicrotask);

/**
 * Queries run offline too, so that they fail with a message instead of showing a skeleton forever.
 * `sendAttempts` does all retries.
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
