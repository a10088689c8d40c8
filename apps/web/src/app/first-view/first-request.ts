import type { QueryClient } from '@tanstack/react-query';

export function firstRequest(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'fetch') return;
      stop();
      resolve();
    });
  });
}
