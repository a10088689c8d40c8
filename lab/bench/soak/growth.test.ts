import { expect, test } from 'vitest';
import { findGrowth, isTooMuch } from './growth.ts';
import type { Sample } from './samples.ts';

const MINUTES = 60;

function takeSamples(change: (minute: number) => Partial<Sample>): Sample[] {
  return Array.from({ length: MINUTES }, (_, minute) => ({
    at: minute * 60_000,
    processes: new Map([['web', { memory: 100, heap: 40, files: 60 }]]),
    connections: 20,
    tables: [{ name: 'jobs', heap: 8_192, indexes: 8_192, rows: 3 }],
    ...change(minute),
  }));
}

const findFaults = (samples: Sample[]) =>
  findGrowth(samples)
    .filter(isTooMuch)
    .map(({ what }) => what);

test('constant samples of a soak test exceed no limit', () => {
  expect(findFaults(takeSamples(() => ({})))).toEqual([]);
});

test('a soak test finds connections that are never closed', () => {
  const samples = takeSamples((minute) => ({ connections: 20 + Math.floor(minute / 10) }));
  expect(findFaults(samples)).toEqual(['database connections']);
});

test('a table that grows with its rows exceeds no limit of a soak test', () => {
  const samples = takeSamples((minute) => {
    const rows = 2_000 + 100 * minute;
    return { tables: [{ name: 'messages', heap: 200 * rows, indexes: 50 * rows, rows }] };
  });
  expect(findFaults(samples)).toEqual([]);
});

test('a soak test finds a table that grows while its number of rows stays the same', () => {
  const samples = takeSamples((minute) => ({
    tables: [{ name: 'members', heap: 1e6 * (1 + minute / 60), indexes: 1e6, rows: 2_000 }],
  }));
  expect(findFaults(samples)).toEqual(['heap per row, members']);
});

test('a soak test finds a small table of jobs that is never vacuumed', () => {
  const samples = takeSamples((minute) => ({
    tables: [{ name: 'jobs', heap: minute * 1e6, indexes: 0, rows: 3 }],
  }));
  expect(findFaults(samples)).toEqual(['size with few rows, jobs']);
});
