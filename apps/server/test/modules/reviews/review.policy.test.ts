import { expect, test } from 'vitest';
import { didMeet } from '#server/modules/reviews/review.policy.ts';

const club = {
  meetingDate: '2026-11-15',
  meetingTime: '14:00:00',
  cancelledAt: null,
};

test.each([
  ['a second before its time', '2026-11-15T13:59:59+09:00', null, false],
  ['at its time', '2026-11-15T14:00:00+09:00', null, true],
  ['later', '2026-12-15T00:00:00+09:00', null, true],
  ['closed before, its time not come', '2026-11-15T13:00:00+09:00', '2026-11-14T00:00:00Z', false],
  ['closed before, its time past', '2026-11-16T14:00:00+09:00', '2026-11-15T13:59:59+09:00', false],
  ['closed after it', '2026-11-16T14:00:00+09:00', '2026-11-15T14:00:00+09:00', true],
])('whether the members of a club have met: %s', (_name, now, cancelledAt, expected) => {
  const closed = cancelledAt === null ? null : new Date(cancelledAt);
  expect(didMeet({ ...club, cancelledAt: closed }, new Date(now))).toBe(expected);
});
