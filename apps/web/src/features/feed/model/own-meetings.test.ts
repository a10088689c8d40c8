import { expect, test } from 'vitest';
import { sampleMeeting } from '#web/testing/sample-overview.ts';
import { nearMeetings, whenText } from './own-meetings.ts';
import { spaceHeight } from './use-home-space.ts';

test.each([
  ['2026-11-13T20:30:00+09:00', '모레 오후 8:30'],
  ['2026-11-14T09:00:00+09:00', '내일 오후 8:30'],
  ['2026-11-15T19:00:00+09:00', '오늘 오후 8:30'],
  ['2026-11-15T19:30:00+09:00', '오늘 오후 8:30 · 60분 뒤'],
  ['2026-11-15T20:29:30+09:00', '오늘 오후 8:30 · 1분 뒤'],
])('at %s the card of a meeting at 20:30 reads %s', (now, text) => {
  expect(whenText(sampleMeeting(), new Date(now))).toBe(text);
});

test.each([
  ['ongoing', '지금 진행 중 · 오후 10:30까지'],
  ['cancelled', '취소돼서 열리지 않아요'],
] as const)('the card of a meeting that is %s reads %s', (phase, text) => {
  expect(whenText(sampleMeeting({ phase }), new Date('2026-11-15T21:00:00+09:00'))).toBe(text);
});

test('meetings within 48 hours are listed, cancelled meetings last', () => {
  const meetings = [
    sampleMeeting({ clubId: 1, phase: 'cancelled' }),
    sampleMeeting({ clubId: 2 }),
    sampleMeeting({ clubId: 3, meetingDate: '2026-11-17' }),
  ];
  const near = nearMeetings(meetings, new Date('2026-11-15T12:00:00+09:00'));
  expect(near.map(({ clubId }) => clubId)).toEqual([2, 1]);
});

test('a meeting that starts soon is listed before one that runs for six hours', () => {
  const meetings = [
    sampleMeeting({ clubId: 1, meetingTime: '14:00:00', durationMinutes: 600, phase: 'ongoing' }),
    sampleMeeting({ clubId: 2, meetingTime: '20:20:00' }),
  ];
  const near = nearMeetings(meetings, new Date('2026-11-15T20:00:00+09:00'));
  expect(near.map(({ clubId }) => clubId)).toEqual([2, 1]);
});

const space = { meetings: 0, hasLater: false, strips: 0 };

test.each([
  [{}, { meetings: 0, strips: 0 }],
  [{ strips: 2 }, { meetings: 0, strips: 8.9 }],
  [{ hasLater: true }, { meetings: 4.4, strips: 0 }],
  [{ meetings: 1 }, { meetings: 15, strips: 0 }],
  [
    { meetings: 3, strips: 1 },
    { meetings: 19.5, strips: 4.4 },
  ],
])('the reserved heights for the meetings and reminders %o are %o rem', (parts, heights) => {
  expect(spaceHeight({ ...space, ...parts })).toEqual(heights);
});
