import { expect, test } from 'vitest';
import { lateQuestion } from './late-question.ts';

const meeting = { meetingDate: '2026-11-18', meetingTime: '20:00' };
const at = (time: string) => new Date(`2026-11-18T${time}:00+09:00`);

test.for([
  ['14:00', 'COSTS', '시작까지 6시간 남았어요. 아지트 온도가 0.3° 내려가요.'],
  ['15:30', 'FREE', '시작까지 4시간 남았어요. 올해 처음이라 아지트 온도는 그대로예요.'],
  ['19:10', 'EXCUSED', '시작까지 1시간도 남지 않았어요. 바뀐 일정이라 아지트 온도는 그대로예요.'],
] as const)('giving up the seat at %s (%s) asks: %s', ([time, lateNo, text]) => {
  expect(lateQuestion(meeting, lateNo, at(time)).description).toBe(text);
});
