import { expect, test } from 'vitest';
import { leaveQuestion } from './leave-question.ts';

const meeting = { meetingDate: '2026-11-22', meetingTime: '16:00' };
const now = (day: number) => new Date(`2026-11-${day}T17:00:00+09:00`);
const again = '다시 오려면 새로 신청해야 해요.';

test.each([
  [
    'before the last day',
    meeting,
    20,
    `11월 22일 (일) 오후 4:00 모임의 자리를 비우게 돼요. ${again} 모임이 바뀌었으니 불이익은 없어요.`,
  ],
  ['on the last day', meeting, 21, `11월 22일 (일) 오후 4:00 모임의 자리를 비우게 돼요. ${again}`],
  [
    'without the meeting',
    null,
    21,
    `자리를 비우게 돼요. ${again} 모임이 바뀌었으니 불이익은 없어요.`,
  ],
])('%s, the question before a seat is lost names the meeting it knows', (_, known, day, text) => {
  const { description } = leaveQuestion(known, now(day));
  expect(description.replaceAll('\u00a0', ' ')).toBe(text);
});
