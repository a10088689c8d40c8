import { expect, test } from 'vitest';
import { withTimeout } from '#server/limits/with-timeout.ts';

test('work that exceeds its time is abandoned', async () => {
  await expect(withTimeout(5, new Promise(() => undefined))).rejects.toThrow('within 5 ms');
});

test('a reply that arrived while the process was busy is accepted', async () => {
  const reply = new Promise((resolve) => setImmediate(() => resolve('counted')));
  const waited = withTimeout(5, reply);
  for (const end = performance.now() + 20; performance.now() < end; );
  expect(await waited).toBe('counted');
});
