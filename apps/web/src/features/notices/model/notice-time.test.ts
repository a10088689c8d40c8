import { expect, test } from 'vitest';
import { noticeDay, noticeTime } from './notice-time.ts';

const now = new Date('2026-11-15T21:30:00+09:00');
const at = (time: string) => new Date(`${time}+09:00`);

test.each([
  ['now', '2026-11-15T21:30:00', '방금'],
  ['59 seconds ago', '2026-11-15T21:29:01', '방금'],
  ['a minute ago', '2026-11-15T21:29:00', '1분 전'],
  ['59 minutes ago', '2026-11-15T20:30:01', '59분 전'],
  ['an hour ago', '2026-11-15T20:30:00', '1시간 전'],
  ['this morning', '2026-11-15T00:00:00', '21시간 전'],
  ['last night', '2026-11-14T23:59:59', '오후 11:59'],
  ['days ago', '2026-11-12T00:05:00', '오전 12:05'],
  ['later than the device clock', '2026-11-15T21:31:00', '방금'],
])('the time of a notice from %s is shown as $2', (_, time, text) => {
  expect(noticeTime(at(time), now)).toBe(text);
});

test('a notice younger than an hour shows minutes even after midnight', () => {
  const afterMidnight = at('2026-11-16T00:10:00');
  expect(noticeTime(at('2026-11-15T23:50:00'), afterMidnight)).toBe('20분 전');
  expect(noticeDay(at('2026-11-15T23:50:00'), afterMidnight)).toBe('어제');
});

test.each([
  ['today', '2026-11-15T00:00:00', '오늘'],
  ['tomorrow, by a clock that is ahead', '2026-11-16T00:00:10', '오늘'],
  ['yesterday', '2026-11-14T23:59:59', '어제'],
  ['three days ago', '2026-11-12T12:00:00', '11월 12일 (목)'],
  ['last year', '2025-12-31T12:00:00', '2025년 12월 31일 (수)'],
])('the day of a notice from %s is shown as $2', (_, time, text) => {
  expect(noticeDay(at(time), now)).toBe(text);
});
