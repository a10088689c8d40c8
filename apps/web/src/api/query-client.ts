import { notifyManager, QueryClient } from '@tanstack/react-query';

const minute = 60_000;

// Update components in a microtask. By default TanStack Query updates them after a timeout, and a
// toggled switch would show its old state until then.
notifyManager.setScheduler(queueMicrotask);

/**
 * Let queries run without a connection, so that they fail with a message. Do not retry, because
 * `sendAttempts` already does.
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
