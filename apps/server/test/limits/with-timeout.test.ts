import { expect, test } from 'vitest';
import { withTimeout } from '#server/limits/with-timeout.ts';

test('a call that exceeds its time limit is abandoned with an error', async () => {
  await expect(withTimeout(5, new Promise(() => undefined))).rejects.toThrow('within 5 ms');
});

test('a reply that arrived while the process was too busy to read it is not a timeout', async () => {
  const reply = new Promise((resolve) => setImmediate(() => resolve('counted')));
  const waited = withTimeout(5, reply);
  for (const end = performance.now() + 20; performance.now() < end; );
  expect(await waited).toBe('counted');
});
