import { expect, test } from 'vitest';
import { lateQuestion } from './late-question.ts';

const meeting = { meetingDate: '2026-11-18', meetingTime: '20:00' };
const at = (time: string) => new Date(`2026-11-18T${time}:00+09:00`);

test.for([
  ['13:59', undefined],
  ['14:00', '시작까지 6시간 남았어요.'],
  ['15:30', '시작까지 4시간 남았어요.'],
  ['19:10', '시작까지 한 시간도 남지 않았어요.'],
])('giving up the seat at %s asks: %s', ([time = '', left]) => {
  expect(lateQuestion(meeting, at(time))?.description.split('. ')[0]).toBe(left?.slice(0, -1));
});
