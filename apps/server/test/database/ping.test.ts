import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { openPing } from '#server/database/ping.ts';

function clientLike(query: () => Promise<unknown>) {
  const destroy = vi.fn();
  return { query, end: vi.fn(), connection: { stream: { destroy } } } as unknown as pg.Client;
}

test('concurrent pings share one statement', async () => {
  const query = vi.fn(async () => undefined);
  const { ping } = openPing(async () => clientLike(query));
  expect(await Promise.all([ping(), ping(), ping()])).toEqual([true, true, true]);
  expect(query).toHaveBeenCalledOnce();
  expect(await ping()).toBe(true);
  expect(query).toHaveBeenCalledTimes(2);
});

test('a ping after a lost connection opens a new connection', async () => {
  const lost = clientLike(() => Promise.reject(new Error('lost')));
  const connect = vi
    .fn<() => Promise<pg.Client>>()
    .mockResolvedValueOnce(lost)
    .mockResolvedValue(clientLike(async () => undefined));
  const { ping } = openPing(connect);
  expect(await ping()).toBe(false);
  expect(await ping()).toBe(true);
});

test('a ping of an unreachable server returns false', async () => {
  const { ping, close } = openPing(() => Promise.reject(new Error('refused')));
  expect(await ping()).toBe(false);
  await close();
});
