import { expect, test } from 'vitest';
import { toMeeting } from '#server/modules/clubs/club.policy.ts';

test('a meeting has the date and time of its club', () => {
  const club = { meeting_date: '2026-11-18', meeting_time: '19:00:00' };
  expect(toMeeting(club)).toEqual({ meetingDate: '2026-11-18', meetingTime: '19:00:00' });
});
