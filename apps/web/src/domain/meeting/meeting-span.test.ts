import { expect, test } from 'vitest';
import { durationText, formatSpan } from './meeting-span.ts';

const now = new Date('2026-11-15T12:00:00+09:00');

test.for([
  ['15:00:00', 120, '11월 21일 (토) 오후 3:00 ~ 5:00'],
  ['11:00:00', 90, '11월 21일 (토) 오전 11:00 ~ 오후 12:30'],
  ['23:00:00', 120, '11월 21일 (토) 오후 11:00 ~ 오전 1:00'],
  ['09:00:00', 720, '11월 21일 (토) 오전 9:00 ~ 오후 9:00'],
] as const)('a meeting at %s of %i minutes spans %s', ([meetingTime, durationMinutes, text]) => {
  expect(formatSpan({ meetingDate: '2026-11-21', meetingTime, durationMinutes }, now)).toBe(text);
});

test.for([
  [30, '30분'],
  [60, '한 시간'],
  [90, '한 시간 반'],
  [120, '두 시간'],
  [140, '두 시간 20분'],
  [720, '열두 시간'],
] as const)('a duration of %i minutes is displayed as %s', ([minutes, text]) => {
  expect(durationText(minutes)).toBe(text);
});
