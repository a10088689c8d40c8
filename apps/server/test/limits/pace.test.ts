import { expect, test } from 'vitest';
import { MAX_DELAY_MS, Pace } from '#server/limits/pace.ts';

const rate = { perSecond: 10, burst: 5 };

function openPace() {
  let now = 0;
  const pace = new Pace(() => now);
  const take = (count: number, key = 'a') =>
    Array.from({ length: count }, () => pace.delay(key, rate));
  const pass = (ms: number) => {
    now += ms;
  };
  return { take, pass };
}

test('a burst starts at once, and later requests are spread over time', () => {
  const { take } = openPace();
  expect(take(8)).toEqual([0, 0, 0, 0, 0, 100, 200, 300]);
});

test('a request that would wait too long is refused and delays no other', () => {
  const { take } = openPace();
  const delays = take(5 + 20 + 100);
  expect(Math.max(...delays.map((delay) => delay ?? 0))).toBe(MAX_DELAY_MS);
  expect(delays.filter((delay) => delay === undefined)).toHaveLength(100);
});

test('the burst refills over time', () => {
  const { take, pass } = openPace();
  take(5);
  pass(200);
  expect(take(3)).toEqual([0, 0, 100]);
  pass(60_000);
  expect(take(6)).toEqual([0, 0, 0, 0, 0, 100]);
});

test('each key has a separate pace', () => {
  const { take } = openPace();
  take(100);
  expect(take(1, 'b')).toEqual([0]);
});

test('a key above its burst is remembered after a thousand calls of others', () => {
  const { take } = openPace();
  take(100);
  for (let call = 0; call < 1_000; call += 1) take(1, `other ${call}`);
  expect(take(1)).toEqual([undefined]);
});
