import { notifyManager, QueryClient } from '@tanstack/react-query';

const minute = 60_000;

// Renders a toggled switch in the same task. The library's timeout would first show it switched
// back, as if the tap were lost.
notifyManager.setScheduler(queueMicrotask);

/**
 * Calls run offline too: they fail with a message instead of showing a skeleton forever. No retries
 * here: `sendAttempts` does them.
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
