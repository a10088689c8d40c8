import { expect, test } from 'vitest';
import { type RoomEvent, roomLine } from './room-line.ts';

const now = new Date('2026-11-15T12:00:00+09:00');
const meeting = { meetingDate: '2026-11-21', meetingTime: '15:00:00' };

test.for([
  [{ event: 'joined' }, '반짝반짝님이 함께하게 됐어요'],
  [{ event: 'left' }, '반짝반짝님이 나갔어요'],
  [{ event: 'changed', change: 'time', meeting }, '일정이 11월 21일 (토) 오후 3:00로 바뀌었어요'],
  [
    { event: 'changed', change: 'time', meeting: { ...meeting, meetingTime: '15:30' } },
    '일정이 11월 21일 (토) 오후 3:30으로 바뀌었어요',
  ],
  [
    { event: 'changed', change: 'both', meeting },
    '일정이 11월 21일 (토) 오후 3:00로 바뀌었어요. 장소도 바뀌었어요',
  ],
  [{ event: 'changed', change: 'place' }, '장소가 바뀌었어요'],
  [{ event: 'changed', change: 'link' }, '온라인 링크가 바뀌었어요'],
  [{ event: 'changed', change: 'plan' }, '모임 내용이 바뀌었어요'],
  [{ event: 'cancelled' }, '모임이 취소됐어요'],
  [{ event: 'cancelled', reason: '독감이에요.' }, '모임이 취소됐어요 “독감이에요.”'],
] satisfies [RoomEvent, string][])('the room event %o has the text %s', ([event, line]) => {
  expect(roomLine(event, '반짝반짝', now)).toBe(line);
});
