import { expect, test } from 'vitest';
import {
  findOffer,
  findPosition,
  isApproved,
  NO_QUEUE,
} from '#server/modules/clubs/seats/queue.ts';

const now = new Date('2026-11-15T12:00:00+09:00');
const inHours = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);
const row = { member_id: 1, expires_at: null, is_crew: false, is_preapproved: false };
const waits = (member_id: number, approval = {}) => ({ ...row, member_id, ...approval });
const crew = { is_crew: true };
const preapproved = { is_preapproved: true };
const isOffered = (member_id: number, hours = 2) => ({
  ...row,
  member_id,
  expires_at: inHours(hours),
});

test.each([
  [2, 1],
  [3, 2],
  [4, null],
])('member %i of a queue has the position %s', (memberId, position) => {
  const queue = { waiting: [waits(2), waits(3)], offered: [isOffered(4)] };
  expect(findPosition(queue, memberId)).toBe(position);
});

test.each([
  [{}, false],
  [crew, true],
  [preapproved, true],
])('a member of the queue with %j is approved: %s', (approval, expected) => {
  expect(isApproved(waits(1, approval))).toBe(expected);
});

test('an offered seat is for its member alone', () => {
  const queue = { waiting: [waits(1)], offered: [isOffered(3, 1), isOffered(2)] };
  const seats = { start: inHours(2), freeSeats: 1 };
  expect(findOffer(queue, 2, seats, now)).toEqual({
    expiresAt: inHours(2),
    expiresInMs: 2 * 60 * 60_000,
    isShared: false,
  });
  expect(findOffer(queue, 1, seats, now)).toBeNull();
});

const shared = { expiresAt: inHours(2), isShared: true, sharedWith: 2 };

test.each([
  ['a member of the crew', 1, 2, 1, shared],
  ['an approved member', 2, 2, 1, shared],
  ['a member who is not approved', 3, 2, 1, null],
  ['a member outside the queue', 4, 2, 1, null],
  ['an approved member without a free seat', 1, 2, 0, null],
  ['an approved member, at the start', 1, 0, 1, null],
  ['an approved member, after the start', 1, -1, 1, null],
  ['an approved member, exactly three hours before the start', 1, 3, 1, null],
])(
  'a free seat shortly before the start may be taken by %s: $4',
  (_who, memberId, hours, free, offer) => {
    const queue = { ...NO_QUEUE, waiting: [waits(1, crew), waits(2, preapproved), waits(3)] };
    const seats = { start: inHours(hours), freeSeats: free };
    expect(findOffer(queue, memberId, seats, now)).toEqual(offer);
  },
);

test('the constant NO_QUEUE has no waiting members and no offers', () => {
  expect(NO_QUEUE).toEqual({ waiting: [], offered: [] });
});
