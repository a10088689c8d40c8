import { describe, expect, test } from 'vitest';
import { addMonths, dayForKey, dotsFor, monthTitle, monthWeeks } from './month-grid.ts';

test('a month grid has weeks from Sunday and only the days of that month', () => {
  const weeks = monthWeeks('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.slice(0, 3)).toEqual([null, null, '2026-12-01']);
  expect(weeks[4]?.slice(3)).toEqual(['2026-12-30', '2026-12-31', null, null]);
  expect(monthWeeks('2026-02')).toHaveLength(4);
  expect(monthWeeks('2026-08')).toHaveLength(6);
});

test('the next and the previous month can be in another year', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
  expect(monthTitle('2027-01')).toBe('2027년 1월');
});

// covers D7.5 (docs/coverage-statements.md)
test.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [4, 2],
  [5, 3],
  [120, 3],
])('a day with %i clubs has %i dots', (count, dots) => {
  expect(dotsFor(count)).toBe(dots);
});

describe('keys in the month grid', () => {
  const range = { first: '2026-11-16', last: '2027-11-16' };
  test.each([
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowLeft', '2026-11-17', '2026-11-16'],
    ['ArrowLeft', '2026-11-16', '2026-11-16'],
    ['ArrowDown', '2026-11-18', '2026-11-25'],
    ['ArrowUp', '2026-11-18', '2026-11-16'],
    ['Home', '2026-11-25', '2026-11-22'],
    ['End', '2026-11-25', '2026-11-28'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2026-12-20', '2026-11-20'],
    ['PageDown', '2027-11-10', '2027-11-16'],
    ['Enter', '2026-11-25', null],
  ])('the key %s moves the focus from %s to %s', (key, date, target) => {
    expect(dayForKey(key, date, range)).toBe(target);
  });
});
