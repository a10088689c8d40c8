import { expect, test } from 'vitest';
import { withinTime } from '#server/limits/within-time.ts';

test('work that exceeds its time is abandoned', async () => {
  await expect(withinTime(5, new Promise(() => undefined))).rejects.toThrow('within 5 ms');
});

test('a reply that arrived while the process was busy is accepted', async () => {
  const reply = new Promise((resolve) => setImmediate(() => resolve('counted')));
  const waited = withinTime(5, reply);
  for (const end = performance.now() + 20; performance.now() < end; );
  expect(await waited).toBe('counted');
});
