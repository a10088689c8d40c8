import { addDays, seoulToday } from '@azit/rules/seoul-clock';
import { expect, test } from 'vitest';
import { sampleRoom } from '#web/testing/sample-room.ts';
import { describeRoom } from './room-title.ts';

const crew = { crewId: 12, name: '수요일엔 책방' };
const today = seoulToday(new Date());

test.each([
  ['the next meeting of a crew', crew, 7, true],
  ['no past meeting of a crew', crew, -1, false],
  ['the past meeting of a club', null, -1, true],
])('the header of a room shows %s', (_, crew, days, isShown) => {
  const meeting = { meetingDate: addDays(today, days), meetingTime: '20:00:00' };
  const text = describeRoom(sampleRoom({ crew, memberCount: 4, ...meeting }));
  expect(text.startsWith('4명')).toBe(true);
  expect(text.endsWith('오후 8:00')).toBe(isShown);
});
