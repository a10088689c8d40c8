import { expect, test, vi } from 'vitest';
import { ApiError } from './error.ts';
import { createQueryClient } from './query-client.ts';

test.each([503, 404, 0])('a query that fails with status %d is not retried', async (status) => {
  const queryFn = vi.fn().mockRejectedValue(new ApiError({ status, code: 'X', message: '' }));
  const client = createQueryClient();
  const { retry } = client.getDefaultOptions().queries ?? {};
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn, retry })).rejects.toThrow();
  expect(queryFn).toHaveBeenCalledOnce();
});

// covers S9.4 (docs/coverage-statements.md)
test('a query result is cached for a minute, and a mutation is never retried', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: { staleTime: 60_000, gcTime: 60_000 },
    mutations: { retry: 0 },
  });
});
