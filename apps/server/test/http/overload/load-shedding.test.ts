import { expect, test } from 'vitest';
import { type LoadShedding, loadShedding } from '#server/http/overload/load-shedding.ts';

const CALM = { lagMs: 5, waitMs: 5, underWay: 200 };
const HELD = { lagMs: 40, waitMs: 5, underWay: 200 };
const TOO_MUCH = { lagMs: 90, waitMs: 5, underWay: 200 };

function adaptTimes(shedding: LoadShedding, workload: typeof CALM, times: number): number {
  let share = 0;
  for (let count = 0; count < times; count += 1) share = shedding.adapt(workload);
  return share;
}

test('nothing is refused at the load that the process holds', () => {
  const shedding = loadShedding(() => 0);
  expect(adaptTimes(shedding, HELD, 100)).toBe(0);
  expect(shedding.isRefused('guests-list')).toBe(false);
});

test.each([
  ['a late event loop', TOO_MUCH],
  ['long waits for the database', { ...CALM, waitMs: 400 }],
])('%s refuses guests’ lists, and other reads only when all of those are refused', (_, load) => {
  const shedding = loadShedding(() => 0.99);
  let rounds = 0;
  while (!shedding.isRefused('guests-list')) {
    expect(shedding.isRefused('read')).toBe(false);
    shedding.adapt(load);
    rounds += 1;
  }
  expect(rounds).toBeLessThan(20);
  expect(shedding.isRefused('read')).toBe(false);
  expect(adaptTimes(shedding, load, 20)).toBe(2);
  expect(shedding.isRefused('read')).toBe(true);
});

// covers O4
test('what is refused stays so while the load is between the limits, and ends within 2 s below', () => {
  const shedding = loadShedding(() => 0);
  const before = adaptTimes(shedding, TOO_MUCH, 40);
  expect(adaptTimes(shedding, HELD, 50)).toBe(before);
  expect(adaptTimes(shedding, CALM, 21)).toBe(0);
});

test('a machine that is slow with few requests under way refuses none', () => {
  const shedding = loadShedding(() => 0);
  expect(adaptTimes(shedding, { lagMs: 900, waitMs: 900, underWay: 20 }, 50)).toBe(0);
  expect(shedding.isRefused('guests-list')).toBe(false);
});
