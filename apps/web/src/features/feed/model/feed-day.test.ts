import { describe, expect, test } from 'vitest';
import { noFilters } from '#web/domain/finding/club-filters.ts';
import { chooseDate, dayQuery, shownDate } from './feed-day.ts';

const today = '2026-11-16';
const weekend = { ...noFilters, weekend: true };
const plain = { day: 0, date: null, filters: noFilters };

describe('the day that the feed shows', () => {
  test.each([
    ['today without a choice', plain, '2026-11-16'],
    ['a day of the strip', { ...plain, day: 3 }, '2026-11-19'],
    ['a day of another month', { ...plain, day: 3, date: '2026-12-24' }, '2026-12-24'],
    ['today instead of a past day', { ...plain, date: '2026-11-15' }, '2026-11-16'],
    ['today instead of a day in two years', { ...plain, date: '2028-11-15' }, '2026-11-16'],
    ['today instead of a day in month 13', { ...plain, date: '2026-13-11' }, '2026-11-16'],
    ['today instead of 30 February', { ...plain, date: '2027-02-30' }, '2026-11-16'],
    ['Saturday with the weekend filter', { ...plain, filters: weekend }, '2026-11-21'],
    [
      'a chosen Sunday with the weekend filter',
      { ...plain, day: 6, filters: weekend },
      '2026-11-22',
    ],
  ])('the feed shows %s', (_, feed, date) => {
    expect(shownDate(feed, today)).toBe(date);
  });

  test('on a Sunday, the feed with the weekend filter shows today', () => {
    expect(shownDate({ ...plain, day: 4, filters: weekend }, '2026-11-22')).toBe('2026-11-22');
  });
});

test.each([
  ['2026-11-18', { day: 2, date: null, filters: noFilters }],
  ['2026-11-21', { day: 5, date: null, filters: weekend }],
  ['2026-11-28', { day: 0, date: '2026-11-28', filters: noFilters }],
])('choosing %s removes the weekend filter unless the day is in the weekend', (date, change) => {
  expect(chooseDate(date, { ...plain, filters: weekend }, today)).toEqual(change);
});

test('the request sends a day within a week as an offset and a later day as a date', () => {
  expect(dayQuery('2026-11-22', today)).toEqual({ days: 6 });
  expect(dayQuery('2026-11-23', today)).toEqual({ date: '2026-11-23' });
});
