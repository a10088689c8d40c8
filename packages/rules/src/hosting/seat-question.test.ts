import { expect, test } from 'vitest';
import {
  dayBefore,
  freeUntilText,
  lateFrom,
  promptedAt,
  readConfirmation,
  releaseText,
} from './seat-question.ts';

const meeting = { meetingDate: '2026-11-18', meetingTime: '20:00:00' };
const at = (text: string) => new Date(`2026-11-${text}:00+09:00`);

test('the seat question opens 24 hours before the start; 못 가요 is late from 6 hours on', () => {
  expect([dayBefore(meeting), lateFrom(meeting)]).toEqual([at('17T20:00'), at('18T14:00')]);
});

test.for([
  ['more than a day ahead, without a change', null, '17T19:59', null],
  ['exactly a day ahead, without a change', null, '17T20:00', '17T20:00'],
  ['more than a day ahead, after a change', '16T09:00', '17T19:59', '16T09:00'],
  ['less than a day ahead, after an earlier change', '16T09:00', '17T20:01', '17T20:00'],
  ['after a change within the last day', '18T09:00', '18T10:00', '18T09:00'],
] as const)(
  'the latest question to all members with a seat, %s, dates from $3',
  ([, changed, now, prompted]) => {
    const changedAt = changed && at(changed);
    expect(promptedAt(meeting, changedAt, at(now))).toEqual(prompted && at(prompted));
  },
);

test.for([
  ['without a question', null, '10T09:00', '11T09:00', null],
  ['older than the question, without an answer', '17T20:00', '10T09:00', null, 'PENDING'],
  ['with an answer to an earlier question', '17T20:00', '10T09:00', '16T09:00', 'PENDING'],
  ['with an answer at the instant of the question', '17T20:00', '10T09:00', '17T20:00', 'GOING'],
  ['with an answer after the question', '17T20:00', '10T09:00', '17T21:00', 'GOING'],
  ['taken at the instant of the question', '17T20:00', '17T20:00', null, 'PENDING'],
  ['taken after the question', '17T20:00', '17T20:30', null, null],
] as const)('a seat %s has the confirmation %s', ([, prompted, seated, answered, expected]) => {
  const seat = { seatedAt: at(seated), answeredAt: answered && at(answered) };
  expect(readConfirmation(prompted && at(prompted), seat)).toBe(expected);
});

test.for([
  ['16T12:00', '11월 18일 (수)'],
  ['17T12:00', '내일'],
  ['18T13:59', '오늘'],
  ['18T14:00', null],
] as const)('at %s the text says until when 못 가요 has no cost: %s', ([now, day]) => {
  const text = day && `${day} 오후 2:00 전에 알려 주면 못 가도 아지트 온도는 그대로예요.`;
  expect(freeUntilText(meeting, at(now))?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
});

test.for([
  ['17T19:59', null],
  ['17T20:00', '내일'],
  ['18T13:59', '오늘'],
  ['18T14:00', null],
] as const)('at %s the text says until when silence keeps the seat: %s', ([now, day]) => {
  const text = day && `${day} 오후 2:00까지 답이 없으면 자리가 기다리는 사람에게 넘어가요.`;
  expect(releaseText(meeting, at(now))?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
});
