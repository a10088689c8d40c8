import { notifyManager, QueryClient } from '@tanstack/react-query';

const minute = 60_000;

// In a microtask: with setTimeout a toggled switch would first render its old state.
notifyManager.setScheduler(queueMicrotask);

/** Queries run offline to fail with a message; `sendAttempts` already retries. */
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
