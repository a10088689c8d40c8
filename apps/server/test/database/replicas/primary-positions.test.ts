import { expect, test } from 'vitest';
import { primaryPositions } from '#server/database/replicas/primary-positions.ts';

function start() {
  let now = 0;
  const positions = primaryPositions(3_000, () => now);
  return {
    ...positions,
    at: (ms: number, position: bigint) => {
      now = ms;
      positions.sample(position);
    },
    pass: (ms: number) => {
      now = ms;
    },
  };
}

test('a replica has no required position before the primary reports a position', () => {
  expect(start().bound()).toBeUndefined();
});

test('replicas must reach the position that the primary had three seconds ago', () => {
  const { at, bound, pass } = start();
  at(0, 10n);
  at(1_000, 20n);
  at(2_000, 30n);
  expect(bound()).toBe(10n);
  pass(4_500);
  expect(bound()).toBe(20n);
});

test('while the primary reports no position, replicas must reach its last one', () => {
  const { at, bound, pass } = start();
  at(0, 10n);
  at(100, 20n);
  pass(60_000);
  expect(bound()).toBe(20n);
});

test('a new primary at an older position lowers the position that replicas must reach', () => {
  const { at, bound, newest, note } = start();
  at(0, 100n);
  note(150n);
  at(5_000, 90n);
  expect([bound(), newest()]).toEqual([90n, 150n]);
});

test('the time of a position is the time of the last sample at or below that position', () => {
  const { at, lastAt } = start();
  at(0, 10n);
  at(1_000, 20n);
  at(2_000, 20n);
  expect([lastAt(20n), lastAt(19n), lastAt(9n)]).toEqual([2_000, 0, undefined]);
});
