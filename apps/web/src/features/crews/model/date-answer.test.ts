import type { OwnCrew } from '@azit/contract/crews/crew.schema';
import { DEFAULT_BANNER_FILE } from '@azit/contract/images/image.rule';
import { expect, test } from 'vitest';
import { sampleCrew, sampleDate } from '#web/testing/sample-crews.ts';
import { answerInCrew, answerInOwnCrew, isNextUnanswered } from './date-answer.ts';

const crew: OwnCrew = {
  crewId: 12,
  name: '수요일엔 책방',
  image: DEFAULT_BANNER_FILE,
  memberCount: 4,
  myRole: 'MEMBER',
  myState: 'JOINED',
  paused: false,
  next: sampleDate({ clubId: 31, myAnswer: null, myPosition: null }),
};

test.each([
  ['an open meeting', {}, true],
  ['an answered meeting', { myAnswer: true }, false],
  ['a meeting in whose queue the member waits', { myPosition: 2 }, false],
  ['a running meeting', { phase: 'ongoing' as const }, false],
])('whether a crew still needs the member’s answer to %s: $2', (_, parts, expected) => {
  const next = sampleDate({ clubId: 31, myAnswer: null, myPosition: null, ...parts });
  expect(isNextUnanswered({ ...crew, next })).toBe(expected);
});

test('a crew without a next meeting needs no answer', () => {
  expect(isNextUnanswered({ ...crew, next: null })).toBe(false);
});

test.each([
  ['the next meeting', 31, false],
  ['another meeting', 32, true],
])('whether a crew still needs an answer after one to %s: $2', (_, clubId, expected) => {
  expect(isNextUnanswered(answerInOwnCrew(crew, { clubId, going: false }))).toBe(expected);
});

test.each([
  [true, { goingCount: 3, notGoing: 0 }],
  [false, { goingCount: 2, notGoing: 1 }],
])('a second answer %s after a change no longer counts as missing', (going, counts) => {
  const unconfirmed = {
    myAnswer: true,
    pending: true,
    goingCount: 3,
    unconfirmed: 2,
    unanswered: 3,
  };
  const crewPage = sampleCrew({ dates: [sampleDate({ clubId: 31, ...unconfirmed })] });
  const [date] = answerInCrew(crewPage, { clubId: 31, going }).dates;
  expect(date).toMatchObject({ ...counts, unconfirmed: 1, unanswered: 2, pending: false });
});
