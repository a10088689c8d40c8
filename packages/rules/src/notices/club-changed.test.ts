import { expect, test } from 'vitest';
import { clubChangedData } from './club-changed.ts';

const plan = {
  clubName: '볼더링',
  memberLimit: 8,
  meetingDate: '2026-11-20',
  meetingTime: '14:00:00',
  durationMinutes: 120,
  isOnline: 'offline',
  location: '서울 성동구 연무장길 7',
  onlineLink: null,
};
const moved = { meetingDate: '2026-11-21', meetingTime: '14:00' };
const earlier = { meetingDate: '2026-11-20', meetingTime: '14:00:00' };

test.for([
  ['the day', moved, null, { change: 'time', meeting: moved, earlier }],
  [
    'the time',
    { meetingTime: '15:00' },
    null,
    { change: 'time', meeting: { ...earlier, meetingTime: '15:00' }, earlier },
  ],
  [
    'the day and the location',
    { ...moved, location: '서울 마포구' },
    null,
    { change: 'both', meeting: moved, earlier },
  ],
  ['the mode alone', { isOnline: 'online' }, null, { change: 'place' }],
  ['the same time without seconds', { meetingTime: '14:00' }, null, { change: 'plan' }],
  ['another hidden location', { location: '서울 마포구' }, null, { change: 'place' }],
  ['the link', { onlineLink: 'https://meet.kr/1' }, null, { change: 'link' }],
  ['more seats, with a note', { memberLimit: 9 }, '넓어요', { change: 'plan', reason: '넓어요' }],
] as const)('a change of %s is stored with its kind', ([, change, note, data]) => {
  expect(clubChangedData(plan, { ...plan, ...change }, note)).toEqual(data);
});
