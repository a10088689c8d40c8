import { expect, test } from 'vitest';
import { comingText, whenNote } from './meeting-when.ts';

const meeting = { meetingDate: '2026-11-21', meetingTime: '15:00:00', durationMinutes: 120 };

function at(time: string, phase: 'open' | 'ongoing' | 'over' | 'cancelled') {
  const now = new Date(`2026-11-${time}+09:00`);
  return [comingText({ ...meeting, phase }, now), whenNote({ ...meeting, phase }, now)];
}

test.for([
  ['15T12:00:00', 'open', '6일 뒤 만나요', '6일 뒤 · 두 시간쯤 함께해요'],
  ['20T23:00:00', 'open', '내일 만나요', '내일 · 두 시간쯤 함께해요'],
  ['21T13:59:59', 'open', '오늘 만나요', '오늘 · 두 시간쯤 함께해요'],
  ['21T14:00:00', 'open', '60분 뒤 시작해요', '오늘 · 두 시간쯤 함께해요'],
  ['21T14:52:30', 'open', '8분 뒤 시작해요', '오늘 · 두 시간쯤 함께해요'],
  ['21T14:59:59', 'open', '1분 뒤 시작해요', '오늘 · 두 시간쯤 함께해요'],
  ['21T15:00:00', 'ongoing', '오후 5:00까지', '방금 시작했어요'],
  ['21T15:12:59', 'ongoing', '오후 5:00까지', '시작한 지 12분 됐어요'],
  ['21T16:30:00', 'ongoing', '오후 5:00까지', '시작한 지 1시간 30분 됐어요'],
  ['21T17:00:00', 'over', null, '지난 모임 · 두 시간쯤 함께했어요'],
  ['15T12:00:00', 'cancelled', null, '열리지 않은 모임'],
] as const)('at %s a club that is %s is displayed as %s', ([time, phase, coming, note]) => {
  expect(at(time, phase)).toEqual([coming, note]);
});
