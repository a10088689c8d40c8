import { expect, test } from 'vitest';
import { findMeetingError } from './planned-meeting.ts';

const now = new Date('2026-11-02T05:00:00Z');

test.each([
  ['yesterday', '2026-11-01', '23:59', 'meetingDate'],
  ['earlier today', '2026-11-02', '13:59', 'meetingTime'],
  ['the current minute', '2026-11-02', '14:00', 'meetingTime'],
  ['a minute from now', '2026-11-02', '14:01', undefined],
  ['tomorrow', '2026-11-03', '00:00', undefined],
  ['the last day of a year', '2027-11-02', '23:59', undefined],
  ['the day after', '2027-11-03', '00:00', 'meetingDate'],
])(
  'a meeting planned for %s is refused only if it is past or over a year ahead',
  (_when, meetingDate, meetingTime, field) => {
    expect(findMeetingError({ meetingDate, meetingTime }, now)?.field).toBe(field);
  },
);

test('a day in the past, one too far ahead and a past time get different messages', () => {
  const day = findMeetingError({ meetingDate: '2026-11-01', meetingTime: '15:00' }, now);
  const time = findMeetingError({ meetingDate: '2026-11-02', meetingTime: '13:00' }, now);
  const late = findMeetingError({ meetingDate: '2028-11-02', meetingTime: '15:00' }, now);
  expect(late?.message).toBe('1년 안의 날짜를 골라 주세요.');
  expect(day?.message).toBe('오늘부터 고를 수 있어요.');
  expect(time?.message).toBe('이미 지난 시간이에요. 지금보다 뒤의 시간을 골라 주세요.');
});
