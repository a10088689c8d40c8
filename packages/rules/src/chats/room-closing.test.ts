import { expect, test } from 'vitest';
import { isClubRoomOpen } from './room-closing.ts';

const club = {
  meetingDate: '2026-11-21',
  meetingTime: '14:00:00',
  durationMinutes: 120,
  cancelledAt: null,
};
const cancelled = { ...club, cancelledAt: new Date('2026-11-16T10:00:00+09:00') };

test.each([
  ['before the meeting', club, '2026-11-15T12:00:00+09:00', true],
  ['a moment before 30 days after its end', club, '2026-12-21T15:59:59.999+09:00', true],
  ['30 days after its end', club, '2026-12-21T16:00:00+09:00', false],
  ['cancelled less than 30 days ago', cancelled, '2026-12-16T09:59:59.999+09:00', true],
  ['cancelled 30 days ago', cancelled, '2026-12-16T10:00:00+09:00', false],
])('the room of a club is, %s, open as it should be', (_, ended, now, isOpen) => {
  expect(isClubRoomOpen(ended, new Date(now))).toBe(isOpen);
});
