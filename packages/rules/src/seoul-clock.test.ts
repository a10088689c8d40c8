import { expect, test } from 'vitest';
import { getWeekend } from './seoul-clock.ts';

test.each([
  ['a Monday', '2026-11-16', '2026-11-21', '2026-11-22'],
  ['a Friday', '2026-11-20', '2026-11-21', '2026-11-22'],
  ['a Saturday', '2026-11-21', '2026-11-21', '2026-11-22'],
  ['a Sunday', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['the last Thursday of a year', '2026-12-31', '2027-01-02', '2027-01-03'],
])('on %s, %s, the next weekend is from %s to %s', (_, today, from, to) => {
  expect(getWeekend(today)).toEqual({ from, to });
});
