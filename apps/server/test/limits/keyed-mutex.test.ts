import { expect, test } from 'vitest';
import { keyedMutex } from '#server/limits/keyed-mutex.ts';

test('tasks of one key run in order, and tasks of two keys run in parallel', async () => {
  const lines = keyedMutex();
  const seen: string[] = [];
  const first = Promise.withResolvers<void>();
  const a1 = lines.run('a', async () => {
    await first.promise;
    seen.push('a1');
    throw new Error('a1 failed');
  });
  const a2 = lines.run('a', async () => seen.push('a2'));
  await lines.run('b', async () => seen.push('b'));
  expect([lines.isFree('a'), lines.isFree('b')]).toEqual([false, true]);
  first.resolve();
  await expect(a1).rejects.toThrow('a1 failed');
  await a2;
  expect(seen).toEqual(['b', 'a1', 'a2']);
  expect(lines.isFree('a')).toBe(true);
});
