import { expect, test, vi } from 'vitest';
import { ApiError } from './error.ts';
import { createQueryClient } from './query-client.ts';

test.each([503, 404, 0])('a query that fails with status %d is fetched once', async (status) => {
  const queryFn = vi.fn().mockRejectedValue(new ApiError({ status, code: 'X', message: '' }));
  const client = createQueryClient();
  const { retry } = client.getDefaultOptions().queries ?? {};
  // fetchQuery does not retry by default; the rule under test is the one all screens get.
  await expect(client.fetchQuery({ queryKey: ['x'], queryFn, retry })).rejects.toThrow();
  expect(queryFn).toHaveBeenCalledOnce();
});

// covers S9.4
test('a query is cached for a minute, and a mutation is never sent twice', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: { staleTime: 60_000, gcTime: 60_000 },
    mutations: { retry: 0 },
  });
});
