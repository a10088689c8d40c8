import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './error.ts';

const minute = 60_000;

/** Calls are made offline as well: they fail with a message, where waiting would show a skeleton for ever. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: minute,
        gcTime: minute,
        retry: worthRetrying,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  });
}

/** One retry, and only where the server failed: a refusal is not retried. */
function worthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && error.status >= 500;
}
