import { BLOCKED_NICKNAME, UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import { expect, test } from 'vitest';
import { type RoomEvent, roomLine } from './room-line.ts';

const now = new Date('2026-11-15T12:00:00+09:00');
const meeting = { meetingDate: '2026-11-21', meetingTime: '15:00:00' };

test.for([
  [{ event: 'joined' }, '반짝반짝님이 함께하게 됐어요'],
  [{ event: 'left' }, '반짝반짝님이 나갔어요'],
  [{ event: 'left', unanswered: true }, '답이 없어 반짝반짝님의 자리를 넘겼어요'],
  [{ event: 'changed', change: 'time', meeting }, '일정이 11월 21일 (토) 오후 3:00로 바뀌었어요'],
  [
    { event: 'changed', change: 'time', meeting: { ...meeting, meetingTime: '15:30' } },
    '일정이 11월 21일 (토) 오후 3:30으로 바뀌었어요',
  ],
  [
    { event: 'changed', change: 'both', meeting },
    '일정이 11월 21일 (토) 오후 3:00로 바뀌었어요. 장소도 바뀌었어요',
  ],
  [{ event: 'changed', change: 'time' }, '일정이 바뀌었어요'],
  [{ event: 'changed', change: 'both' }, '일정과 장소가 바뀌었어요'],
  [{ event: 'changed', change: 'place' }, '장소가 바뀌었어요'],
  [{ event: 'changed', change: 'link' }, '온라인 링크가 바뀌었어요'],
  [{ event: 'changed', change: 'plan' }, '모임 내용이 바뀌었어요'],
  [{ event: 'cancelled' }, '모임이 취소됐어요'],
  [{ event: 'cancelled', reason: '독감이에요.' }, '모임이 취소됐어요 “독감이에요.”'],
  [
    {
      event: 'changed',
      change: 'time',
      meeting,
      date: '2026-11-25',
      earlier: { ...meeting, meetingDate: '2026-11-25' },
    },
    '11월 25일 모임이 11월 21일 (토) 오후 3:00로 바뀌었어요',
  ],
  [
    {
      event: 'changed',
      change: 'both',
      meeting: { ...meeting, meetingTime: '15:30' },
      date: '2026-11-21',
    },
    '11월 21일 모임이 11월 21일 (토) 오후 3:30으로 바뀌었어요. 장소도 바뀌었어요',
  ],
  [{ event: 'changed', change: 'place', date: '2026-11-25' }, '11월 25일 모임 장소가 바뀌었어요'],
  [{ event: 'cancelled', date: '2026-11-25' }, '11월 25일 모임이 취소됐어요'],
  [{ event: 'crewJoined' }, '반짝반짝님이 크루에 함께해요'],
  [{ event: 'crewLeft' }, '반짝반짝님이 크루에서 나갔어요'],
  [{ event: 'dateOpened', date: '2026-11-25' }, '11월 25일 모임이 열렸어요'],
  [
    { event: 'datesOpened', dates: ['2026-11-25', '2026-12-02'] },
    '11월 25일, 12월 2일 모임이 열렸어요',
  ],
  [{ event: 'dateSkipped', date: '2026-11-25' }, '11월 25일은 쉬어요'],
  [{ event: 'seatFreed', date: '2026-11-25' }, '11월 25일 모임에 자리가 하나 났어요'],
  [{ event: 'guestJoined', date: '2026-11-22' }, '반짝반짝님이 11월 22일 모임까지 함께해요'],
  [
    {
      event: 'rhythmChanged',
      rhythm: { every: 'WEEKLY', weekday: 3 },
      meetingTime: '20:00:00',
    },
    '리듬이 매주 수요일 오후 8:00로 바뀌었어요',
  ],
  [
    {
      event: 'rhythmChanged',
      rhythm: { every: 'WEEKLY', weekday: 3 },
      meetingTime: '20:30:00',
    },
    '리듬이 매주 수요일 오후 8:30으로 바뀌었어요',
  ],
  [
    {
      event: 'rhythmChanged',
      rhythm: { every: 'WEEKLY', weekday: 2 },
      meetingTime: '20:00:00',
      isElsewhere: true,
    },
    '리듬이 매주 화요일 오후 8:00로 바뀌었어요. 장소도 바뀌었어요',
  ],
  [
    { event: 'rhythmChanged', rhythm: { every: 'NONE' }, meetingTime: '20:30:00' },
    '리듬이 그때그때로 바뀌었어요',
  ],
  [{ event: 'hostChanged' }, '반짝반짝님이 호스트를 이어받았어요'],
  [{ event: 'crewPaused' }, '크루가 잠시 쉬어요'],
  [{ event: 'crewResumed' }, '크루를 다시 시작해요'],
] satisfies [RoomEvent, string][])('the room event %o has the text %s', ([event, line]) => {
  expect(roomLine(event, '반짝반짝', now)).toBe(line);
});

test.each([BLOCKED_NICKNAME, UNKNOWN_NICKNAME])('a line about %s adds no 님', (nickname) => {
  expect(roomLine({ event: 'joined' }, nickname, now)).toBe(`${nickname}이 함께하게 됐어요`);
});
