import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { firstRequest } from '#web/app/first-view/first-request.ts';

test('the promise of the first API request resolves when that request is sent', async () => {
  const queryClient = createQueryClient();
  const isRequested = vi.fn();
  void firstRequest(queryClient).then(isRequested);
  queryClient.setQueryData(['kept'], 'from before');
  await Promise.resolve();
  expect(isRequested).not.toHaveBeenCalled();
  void queryClient.fetchQuery({ queryKey: ['clubs'], queryFn: () => new Promise(() => {}) });
  await vi.waitFor(() => expect(isRequested).toHaveBeenCalledOnce());
});
