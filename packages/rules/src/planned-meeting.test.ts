import { expect, test } from 'vitest';
import { findPastPart } from './planned-meeting.ts';

const now = new Date('2026-11-02T05:00:00Z');

test.each([
  ['yesterday', '2026-11-01', '23:59', 'meetingDate'],
  ['earlier today', '2026-11-02', '13:59', 'meetingTime'],
  ['the current minute', '2026-11-02', '14:00', 'meetingTime'],
  ['a minute from now', '2026-11-02', '14:01', undefined],
  ['tomorrow', '2026-11-03', '00:00', undefined],
])(
  'a meeting planned for %s is refused only if it is in the past',
  (_when, meetingDate, meetingTime, field) => {
    expect(findPastPart({ meetingDate, meetingTime }, now)?.field).toBe(field);
  },
);

test('a past day and a past time today get different error messages', () => {
  const day = findPastPart({ meetingDate: '2026-11-01', meetingTime: '15:00' }, now);
  const time = findPastPart({ meetingDate: '2026-11-02', meetingTime: '13:00' }, now);
  expect(day?.message).toBe('오늘부터 고를 수 있어요.');
  expect(time?.message).toBe('이미 지난 시간이에요. 지금보다 뒤의 시간을 골라 주세요.');
});
