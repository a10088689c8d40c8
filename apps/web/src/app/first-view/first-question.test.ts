import { expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { firstQuestion } from '#web/app/first-view/first-question.ts';

test('the first question of the app is known when it is asked, not when it is answered', async () => {
  const queryClient = createQueryClient();
  const asked = vi.fn();
  void firstQuestion(queryClient).then(asked);
  queryClient.setQueryData(['kept'], 'from before');
  await Promise.resolve();
  expect(asked).not.toHaveBeenCalled();
  void queryClient.fetchQuery({ queryKey: ['clubs'], queryFn: () => new Promise(() => {}) });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
});
