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
  ['before the meeting', true, club, '2026-11-15T12:00:00+09:00'],
  ['just before 30 days after its end', true, club, '2026-12-21T15:59:59.999+09:00'],
  ['30 days after its end', false, club, '2026-12-21T16:00:00+09:00'],
  ['cancelled less than 30 days ago', true, cancelled, '2026-12-16T09:59:59.999+09:00'],
  ['cancelled 30 days ago', false, cancelled, '2026-12-16T10:00:00+09:00'],
])('the room of a club, %s, is open: %s', (_, isOpen, ended, now) => {
  expect(isClubRoomOpen(ended, new Date(now))).toBe(isOpen);
});
