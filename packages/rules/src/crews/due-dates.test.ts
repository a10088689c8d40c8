import type { Rhythm } from '@azit/contract/crews/crew.field';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekdayIndex } from '../meeting-time.ts';
import { addDays, daysBetween } from '../seoul-clock.ts';
import {
  findDueDates,
  findPlannedDates,
  firstComingDay,
  movedDate,
  newStart,
} from './due-dates.ts';

const WEDNESDAY = 3;
const weekly: Rhythm = { every: 'WEEKLY', weekday: WEDNESDAY };
/** A Wednesday, three hours before the meeting. */
const now = new Date('2026-11-18T17:00:00+09:00');
const crew = { rhythm: weekly, startsOn: '2026-11-18', meetingTime: '20:00:00', ahead: 3 };
const [first, second, third, fourth] = ['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09'];

describe('the due meetings of a crew', () => {
  test.each([
    ['without any meeting', [], [], [first, second, third]],
    ['with the first meeting', [first], [], [second, third]],
    ['with the second meeting only', [second], [], [first, third]],
    ['with all meetings', [first, second, third], [], []],
    ['with a skipped meeting', [first], [second], [third, fourth]],
    ['with a past meeting', ['2026-11-11'], [], [first, second, third]],
  ])('the due meetings of a crew %s are the missing ones', (_name, open, closed, due) => {
    expect(findDueDates(crew, { open, closed }, now)).toEqual(due);
  });

  test.each([
    ['none', [], ['2026-11-26', '2026-12-03', '2026-12-10']],
    ['one', ['2026-11-18'], ['2026-11-26', '2026-12-03']],
    ['two', ['2026-11-18', '2026-11-25'], ['2026-11-26']],
    ['three', ['2026-11-18', '2026-11-19', '2026-11-25'], []],
    ['four', ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-25'], []],
    ['a past one', ['2026-11-17'], ['2026-11-26', '2026-12-03', '2026-12-10']],
  ])(
    'meetings left from the former rhythm reduce the due ones of the new: %s',
    (_name, open, due) => {
      const thursdays = { every: 'WEEKLY', weekday: WEDNESDAY + 1 } as const;
      const moved = { ...crew, rhythm: thursdays, startsOn: '2026-11-26' };
      expect(findDueDates(moved, { open, closed: [] }, now)).toEqual(due);
    },
  );

  test('the due meetings start tomorrow once the meeting of today has begun', () => {
    expect(firstComingDay('20:00:00', now)).toBe('2026-11-18');
    expect(firstComingDay('17:00:00', now)).toBe('2026-11-19');
    const begun = { ...crew, meetingTime: '17:00:00' };
    expect(findDueDates(begun, { open: [], closed: [] }, now)).toEqual([second, third, fourth]);
  });

  test('a crew without a rhythm has no due meetings', () => {
    const free = { ...crew, rhythm: { every: 'NONE' } as const };
    expect(findDueDates(free, { open: [], closed: [] }, now)).toEqual([]);
  });
});

test.each([
  ['NONE', '2026-12-03'],
  ['WEEKLY', '2026-12-06'],
  ['BIWEEKLY', '2026-12-10'],
  ['MONTHLY', '2026-12-17'],
] as const)(
  'a new rhythm %s starts on %s, after the last meeting of the former rhythm',
  (every, start) => {
    const rhythm: Rhythm = { every, weekday: 0, nth: 1 };
    expect(newStart(rhythm, ['2026-12-02', '2026-11-18', '2026-11-25'], '2026-11-18')).toBe(start);
    expect(newStart(rhythm, ['2026-12-02'], '2026-12-02')).toBe(start);
    expect(newStart(rhythm, ['2026-11-17'], '2026-11-18')).toBe('2026-11-18');
    expect(newStart(rhythm, [], '2026-11-18')).toBe('2026-11-18');
  },
);

test.each([
  ['no meeting', [], [], [first, second, third, fourth]],
  ['two meetings', [first, second], [], [third, fourth]],
  ['four meetings', [first, second, third, fourth], [], []],
  ['a skipped day', [first, second], [third], [fourth, '2026-12-16']],
])('a crew with %s plans the rest of its next four days', (_name, open, closed, planned) => {
  expect(findPlannedDates(crew, { open, closed }, now)).toEqual(planned);
});

test('meetings left from the former rhythm leave fewer days to plan', () => {
  const moved = {
    ...crew,
    rhythm: { every: 'WEEKLY', weekday: 2 } as const,
    startsOn: '2026-12-06',
  };
  const open = [first, second, third];
  expect(findPlannedDates(moved, { open, closed: [] }, now)).toEqual(['2026-12-08']);
});

describe('a meeting moved to a new rhythm', () => {
  const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-01', days));
  const weekday = fc.integer({ min: 0, max: 6 });
  const startOfWeek = (date: string) => addDays(date, -((weekdayIndex(date) + 6) % 7));

  test('a meeting moved to a new rhythm gets its weekday in the same week', () => {
    fc.assert(
      fc.property(day, weekday, fc.constantFrom('WEEKLY', 'BIWEEKLY'), (date, to, every) => {
        const moved = movedDate(date, weekly, { every, weekday: to });
        expect(weekdayIndex(moved)).toBe(to);
        expect(daysBetween(startOfWeek(date), startOfWeek(moved))).toBe(0);
      }),
    );
  });

  test.each<[string, Rhythm, Rhythm, string]>([
    [
      'monthly to monthly',
      { every: 'MONTHLY', weekday: WEDNESDAY, nth: 3 },
      { every: 'MONTHLY', weekday: 6, nth: 1 },
      '2026-11-07',
    ],
    ['weekly to monthly', weekly, { every: 'MONTHLY', weekday: 6, nth: 1 }, '2026-11-21'],
    [
      'monthly to weekly',
      { every: 'MONTHLY', weekday: WEDNESDAY, nth: 3 },
      { every: 'WEEKLY', weekday: 1 },
      '2026-11-16',
    ],
    ['weekly to Sunday by default', weekly, { every: 'WEEKLY' }, '2026-11-22'],
    ['weekly to none', weekly, { every: 'NONE' }, '2026-11-18'],
  ])('a meeting moved from a rhythm %s gets the day $3', (_name, before, after, moved) => {
    expect(movedDate('2026-11-18', before, after)).toBe(moved);
  });
});
