import type { Rhythm } from '@azit/contract/crews/crew.field';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdayIndex } from '../meeting-time.ts';
import { addDays, daysBetween } from '../seoul-clock.ts';
import { plannedDates, rhythmDayText, rhythmText } from './rhythm.ts';

const WEDNESDAY = 3;
const START = '2026-11-18';

const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-01', days));
const anyRhythm: fc.Arbitrary<Rhythm> = fc.record({
  every: fc.constantFrom('WEEKLY', 'BIWEEKLY', 'MONTHLY'),
  weekday: fc.integer({ min: 0, max: 6 }),
  nth: fc.constantFrom(-1, 1, 2, 3, 4),
});

describe('planned dates', () => {
  test.each<[string, Rhythm, string, string[]]>([
    ['weekly', { every: 'WEEKLY', weekday: WEDNESDAY }, '2026-11-19', ['2026-11-25', '2026-12-02']],
    ['today', { every: 'WEEKLY', weekday: WEDNESDAY }, START, [START, '2026-11-25']],
    [
      'biweekly',
      { every: 'BIWEEKLY', weekday: WEDNESDAY },
      '2026-11-19',
      ['2026-12-02', '2026-12-16'],
    ],
    [
      'second weekday of the month',
      { every: 'MONTHLY', weekday: WEDNESDAY, nth: 2 },
      START,
      ['2026-12-09', '2027-01-13'],
    ],
    [
      'second weekday of the month, today',
      { every: 'MONTHLY', weekday: WEDNESDAY, nth: 2 },
      '2026-12-09',
      ['2026-12-09', '2027-01-13'],
    ],
    [
      'last weekday of the month',
      { every: 'MONTHLY', weekday: WEDNESDAY, nth: -1 },
      START,
      ['2026-11-25', '2026-12-30'],
    ],
    ['none', { every: 'NONE' }, START, []],
  ])('a rhythm of the kind %s has the next dates $3', (_, rhythm, from, dates) => {
    expect(plannedDates(rhythm, START, from, 2)).toEqual(dates);
  });

  test('a rhythm that starts later gives no date before its start', () => {
    const weekly = { every: 'WEEKLY', weekday: WEDNESDAY } as const;
    expect(plannedDates(weekly, '2026-12-10', START, 1)).toEqual(['2026-12-16']);
  });

  test('planned dates are in order, on the weekday and not before the requested day', () => {
    fc.assert(
      fc.property(anyRhythm, day, day, fc.integer({ min: 1, max: 8 }), (rhythm, start, from, n) => {
        const dates = plannedDates(rhythm, start, from, n);
        expect(dates).toHaveLength(n);
        expect(dates).toEqual([...new Set(dates)].toSorted());
        expect(dates.every((date) => weekdayIndex(date) === rhythm.weekday)).toBe(true);
        expect(dates.every((date) => date >= from && date >= start)).toBe(true);
      }),
    );
  });

  test('a later request gives the same planned dates without the past ones', () => {
    fc.assert(
      fc.property(
        anyRhythm,
        day,
        day,
        fc.integer({ min: 0, max: 60 }),
        (rhythm, start, from, n) => {
          const later = addDays(from, n);
          const all = plannedDates(rhythm, start, from, 20).filter((date) => date >= later);
          expect(plannedDates(rhythm, start, later, 4)).toEqual(all.slice(0, 4));
        },
      ),
    );
  });

  test('a monthly rhythm meets once in every month, in the week it names', () => {
    fc.assert(
      fc.property(anyRhythm, day, (rhythm, start) => {
        const dates = plannedDates({ ...rhythm, every: 'MONTHLY' }, start, start, 24);
        const months = dates.map((date) => date.slice(0, 7));
        expect(new Set(months).size).toBe(24);
        for (const date of dates) {
          const isLast = addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
          const nth = Math.ceil(Number(date.slice(8)) / 7);
          expect(rhythm.nth === -1 ? isLast : nth === rhythm.nth).toBe(true);
        }
      }),
    );
  });

  test('a biweekly rhythm counts its weeks from the start', () => {
    fc.assert(
      fc.property(anyRhythm, day, day, (rhythm, start, from) => {
        const biweekly = { ...rhythm, every: 'BIWEEKLY' as const };
        const [first = ''] = plannedDates(biweekly, start, start, 1);
        const [next = ''] = plannedDates(biweekly, start, from, 1);
        expect(daysBetween(start, first)).toBeLessThan(7);
        expect(Math.abs(daysBetween(first, next)) % 14).toBe(0);
      }),
    );
  });
});

test.each<[Rhythm, string]>([
  [{ every: 'WEEKLY', weekday: WEDNESDAY }, '매주 수요일 오후 8:00'],
  [{ every: 'BIWEEKLY', weekday: 0 }, '2주마다 일요일 오후 8:00'],
  [{ every: 'MONTHLY', weekday: 6, nth: 1 }, '매달 첫째 토요일 오후 8:00'],
  [{ every: 'MONTHLY', weekday: 1, nth: 2 }, '매달 둘째 월요일 오후 8:00'],
  [{ every: 'MONTHLY', weekday: 2, nth: 3 }, '매달 셋째 화요일 오후 8:00'],
  [{ every: 'MONTHLY', weekday: 4, nth: 4 }, '매달 넷째 목요일 오후 8:00'],
  [{ every: 'WEEKLY', weekday: 5 }, '매주 금요일 오후 8:00'],
  [{ every: 'WEEKLY' }, '매주 일요일 오후 8:00'],
  [{ every: 'MONTHLY' }, '매달 첫째 일요일 오후 8:00'],
  [{ every: 'MONTHLY', weekday: 6, nth: -1 }, '매달 마지막 토요일 오후 8:00'],
  [{ every: 'NONE' }, '그때그때'],
])('the rhythm %o reads %s', (rhythm, text) => {
  expect(rhythmText(rhythm, '20:00:00')).toBe(text);
});

test('the day of a rhythm is named without the time', () => {
  expect(rhythmDayText({ every: 'WEEKLY', weekday: WEDNESDAY })).toBe('매주 수요일');
  expect(rhythmDayText({ every: 'NONE' })).toBe('그때그때');
});
