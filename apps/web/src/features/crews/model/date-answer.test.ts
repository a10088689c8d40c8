import type { OwnCrew } from '@azit/contract/crews/crew.schema';
import { DEFAULT_BANNER_FILE } from '@azit/contract/images/image.rule';
import { expect, test } from 'vitest';
import { sampleDate } from '#web/testing/sample-crews.ts';
import { answerInOwnCrew } from './date-answer.ts';

const answered = { myAnswer: true, myPosition: null };
const queued = { myAnswer: null, myPosition: 2 };
const open = { myAnswer: null, myPosition: null };

test.each([
  ['an open meeting lowers the number of unanswered ones', open, 31, 1],
  ['an answered meeting keeps the number of unanswered ones', answered, 31, 2],
  ['a meeting in whose queue the member waits keeps that number', queued, 31, 2],
  ['another meeting than the next one keeps that number', open, 32, 2],
])('못 가요 to %s', (_, parts, clubId, expected) => {
  const crew: OwnCrew = {
    crewId: 12,
    name: '수요일엔 책방',
    image: DEFAULT_BANNER_FILE,
    memberCount: 4,
    myRole: 'MEMBER',
    myState: 'JOINED',
    paused: false,
    next: sampleDate({ clubId: 31, ...parts }),
    unansweredDates: 2,
  };
  expect(answerInOwnCrew(crew, { clubId, going: false }).unansweredDates).toBe(expected);
});
