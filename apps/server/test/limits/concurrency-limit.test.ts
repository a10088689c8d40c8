import { expect, test } from 'vitest';
import { concurrencyLimit } from '#server/limits/concurrency-limit.ts';

function openWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { run: () => promise, end: resolve, fail: reject };
}

const done = async () => 'done';

test('one key has a limited number of slots, and other keys still get their slots', async () => {
  const room = concurrencyLimit({ total: 9, perKey: 1 });
  const work = openWork();
  const first = room.run('a', work.run);
  await expect(room.run('a', done)).rejects.toMatchObject({ status: 503, code: 'SERVER_BUSY' });
  expect(await room.run('b', done)).toBe('done');
  work.end('first');
  expect(await first).toBe('first');
});

test('all keys together have a limited number of slots', async () => {
  const room = concurrencyLimit({ total: 2, perKey: 9 });
  const works = [openWork(), openWork()];
  const running = works.map((work, index) => room.run(String(index), work.run));
  await expect(room.run('z', done)).rejects.toMatchObject({ status: 503 });
  for (const work of works) work.end('end');
  await Promise.all(running);
  expect(await room.run('z', done)).toBe('done');
});

test('a slot is free again after its task failed', async () => {
  const room = concurrencyLimit({ total: 1, perKey: 1 });
  const work = openWork();
  const failing = room.run('a', work.run);
  work.fail(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  expect(await room.run('a', done)).toBe('done');
});
