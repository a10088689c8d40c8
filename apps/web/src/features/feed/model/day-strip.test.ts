import { expect, test } from 'vitest';
import { dayStrip, weekendDays } from '#web/features/feed/model/day-strip.ts';

// covers S2.14 (docs/coverage-statements.md)
test('the day strip shows seven days from today and marks the weekend', () => {
  const days = dayStrip('2026-11-27');
  expect(days.map((day) => `${day.weekday}${day.dayOfMonth}`)).toEqual([
    '금27',
    '토28',
    '일29',
    '월30',
    '화1',
    '수2',
    '목3',
  ]);
  expect(days.map((day) => day.kind).slice(0, 4)).toEqual([
    'weekday',
    'saturday',
    'sunday',
    'weekday',
  ]);
  expect(days.map((day) => day.index)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test.each([
  ['2026-11-16', '월', ['2026-11-21', '2026-11-22']],
  ['2026-11-20', '금', ['2026-11-21', '2026-11-22']],
  ['2026-11-21', '토', ['2026-11-21', '2026-11-22']],
  ['2026-11-22', '일', ['2026-11-22']],
])('the weekend from %s (%s) is %j', (today, _, days) => {
  expect(weekendDays(today)).toEqual(days);
});
