import { expect, test } from 'vitest';
import { MAX_DELAY_MS, TokenBuckets } from '#server/limits/token-buckets.ts';

const rate = { perSecond: 10, burst: 5 };

function openBuckets() {
  let now = 0;
  const buckets = new TokenBuckets(() => now);
  const take = (count: number, key = 'a') =>
    Array.from({ length: count }, () => buckets.take(key, rate));
  const pass = (ms: number) => {
    now += ms;
  };
  return { take, pass };
}

test('a burst of requests starts at once, and later requests are spread over time', () => {
  const { take } = openBuckets();
  expect(take(8)).toEqual([0, 0, 0, 0, 0, 100, 200, 300]);
});

test('a request that would wait too long is refused and delays no other request', () => {
  const { take } = openBuckets();
  const delays = take(5 + 20 + 100);
  expect(Math.max(...delays.map((delay) => delay ?? 0))).toBe(MAX_DELAY_MS);
  expect(delays.filter((delay) => delay === undefined)).toHaveLength(100);
});

test('the burst allowance of a key refills over time', () => {
  const { take, pass } = openBuckets();
  take(5);
  pass(200);
  expect(take(3)).toEqual([0, 0, 100]);
  pass(60_000);
  expect(take(6)).toEqual([0, 0, 0, 0, 0, 100]);
});

test('each key has its own rate', () => {
  const { take } = openBuckets();
  take(100);
  expect(take(1, 'b')).toEqual([0]);
});

test('a key above its burst stays limited after a thousand requests of other keys', () => {
  const { take } = openBuckets();
  take(100);
  for (let call = 0; call < 1_000; call += 1) take(1, `other ${call}`);
  expect(take(1)).toEqual([undefined]);
});
