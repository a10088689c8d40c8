import { expect, test, vi } from 'vitest';
import { ApiError } from './error.ts';
import { createQueryClient } from './query-client.ts';

test.each([
  ['a failing server', 503, 2],
  ['a refusal', 404, 1],
  ['a timeout', 0, 1],
])('a query with %s (status %d) is fetched %d time(s)', async (_, status, times) => {
  const queryFn = vi.fn().mockRejectedValue(new ApiError({ status, code: 'X', message: '' }));
  const client = createQueryClient();
  await expect(
    client.fetchQuery({ queryKey: ['x'], queryFn, retry: retryOf(client), retryDelay: 0 }),
  ).rejects.toThrow();
  expect(queryFn).toHaveBeenCalledTimes(times);
});

/** fetchQuery does not retry by default; the rule under test is the one all screens get. */
function retryOf(client: ReturnType<typeof createQueryClient>) {
  return client.getDefaultOptions().queries?.retry;
}

// covers S9.4
test('a query is fresh and cached for a minute, and a mutation is never sent twice', () => {
  expect(createQueryClient().getDefaultOptions()).toMatchObject({
    queries: { staleTime: 60_000, gcTime: 60_000 },
    mutations: { retry: 0 },
  });
});
