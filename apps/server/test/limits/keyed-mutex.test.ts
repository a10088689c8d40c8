import { expect, test } from 'vitest';
import { waitingLines } from '#server/limits/keyed-mutex.ts';

test('one after the other in a line, lines side by side, and nobody is held up by a failure', async () => {
  const lines = waitingLines();
  const seen: string[] = [];
  const first = Promise.withResolvers<void>();
  const a1 = lines.join('a', async () => {
    await first.promise;
    seen.push('a1');
    throw new Error('a1 failed');
  });
  const a2 = lines.join('a', async () => seen.push('a2'));
  await lines.join('b', async () => seen.push('b'));
  expect([lines.isEmpty('a'), lines.isEmpty('b')]).toEqual([false, true]);
  first.resolve();
  await expect(a1).rejects.toThrow('a1 failed');
  await a2;
  expect(seen).toEqual(['b', 'a1', 'a2']);
  expect(lines.isEmpty('a')).toBe(true);
});
