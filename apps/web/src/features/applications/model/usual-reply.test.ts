import { expect, test } from 'vitest';
import { replyNote, usualReplyText } from './usual-reply.ts';

test.each([
  [1, '보통 1시간 안에'],
  [61, '보통 2시간 안에'],
  [720, '보통 12시간 안에'],
  [1440, '보통 하루 안에'],
  [2880, '보통 이틀 안에'],
  [2881, '호스트가 답하면'],
  [undefined, '호스트가 답하면'],
])('a usual answer time of %s minutes is shown as: %s', (minutes, start) => {
  expect(usualReplyText(minutes).startsWith(start)).toBe(true);
});

test.each([
  ['2026-11-23', 200, '보통 4시간 안에 답해요. 늦어도 이틀 안에 결과를 알 수 있어요.'],
  ['2026-11-23', null, '늦어도 이틀 안에 결과를 알 수 있어요.'],
  ['2026-11-21', null, '늦어도 내일 오전 6:00까지 결과를 알 수 있어요.'],
  ['2026-11-20', null, '늦어도 오늘 오후 12:00까지 결과를 알 수 있어요.'],
  ['2026-11-20', 200, '늦어도 오늘 오후 12:00까지 결과를 알 수 있어요.'],
])(
  'before applying to a meeting on %s (usual: %s) one reads “%s”',
  (meetingDate, minutes, text) => {
    const meeting = { meetingDate, meetingTime: '12:00:00' };
    const now = new Date('2026-11-20T09:00:00+09:00');
    expect(replyNote(meeting, minutes, now).replaceAll('\u00a0', ' ')).toBe(text);
  },
);
