import { expect, test, vi } from 'vitest';
import { shortCache } from '#server/modules/discovery/discovery-caches.ts';
import { listCacheVersion } from '#server/runtime/list-cache-version.ts';
import { meters } from '#server/runtime/meters.ts';
import { testClock } from '#test/harness/test-clock.ts';

const CAPACITY = 10;

function start() {
  const version = listCacheVersion();
  const work = vi.fn(async () => 'page');
  const cache = shortCache<string>(
    { listCacheVersion: version, clock: testClock(), meters: meters() },
    'pages',
    CAPACITY,
  );
  const read = async (required: bigint, guaranteed: bigint) => {
    await cache.getOrCompute('key', { required, guaranteed }, work);
    return work.mock.calls.length;
  };
  const readOther = (key: string) =>
    cache.getOrCompute(key, { required: 0n, guaranteed: 0n }, async () => 'other');
  return { version, read, readOther };
}

test('without replicas a cached value is computed once until the lists change', async () => {
  const { version, read } = start();
  expect(await read(0n, 0n)).toBe(1);
  expect(await read(0n, 0n)).toBe(1);
  version.receive({ event: 'lists' }, 0n);
  expect(await read(0n, 0n)).toBe(2);
});

test('a full cache stores a new value and evicts that value after enough newer values', async () => {
  const { read, readOther } = start();
  for (let nth = 0; nth < CAPACITY; nth += 1) await readOther(`other ${nth}`);
  expect(await read(0n, 0n)).toBe(1);
  expect(await read(0n, 0n)).toBe(1);
  for (let nth = 0; nth < CAPACITY; nth += 1) await readOther(`another ${nth}`);
  expect(await read(0n, 0n)).toBe(2);
});

test('a cached value older than a reader requires is recomputed for all readers', async () => {
  const { read } = start();
  expect(await read(0n, 50n)).toBe(1);
  expect(await read(60n, 70n)).toBe(2);
  expect(await read(60n, 70n)).toBe(2);
  expect(await read(0n, 50n)).toBe(2);
});

test('a value from a lagging replica stays cached until a replica has a newer value', async () => {
  const { version, read } = start();
  version.receive({ event: 'lists' }, 100n);
  expect(await read(0n, 80n)).toBe(1);
  expect(await read(0n, 80n)).toBe(1);
  expect(await read(0n, 90n)).toBe(2);
  expect(await read(0n, 120n)).toBe(3);
  expect(await read(0n, 200n)).toBe(3);
});
