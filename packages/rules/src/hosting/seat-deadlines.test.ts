import { expect, test } from 'vitest';
import { applicationExpiry, isTooLateToOffer, offerExpiry } from './seat-deadlines.ts';

const now = new Date('2026-11-18T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);

test.each([
  [100, 48],
  [54, 48],
  [53, 47],
  [7, 1],
  [6, 6],
  [2, 2],
])('an application %i hours before the start expires after %i hours', (start, expiry) => {
  expect(applicationExpiry(now, inHours(start))).toEqual(inHours(expiry));
});

test.each([
  [-10, 4, 4],
  [-10, 20, 14],
  [-46, 20, 2],
  [-60, 100, 48],
  [-48, 100, 48],
])(
  'made at %i h, with the meeting moved now to %i h, an application ends at %i h',
  (applied, start, expiry) => {
    expect(applicationExpiry(inHours(applied), inHours(start), now)).toEqual(inHours(expiry));
  },
);

test.each([
  [100, 12],
  [24, 12],
  [23, 2],
  [3, 2],
  [1, 1],
])('an offer %i hours before the start ends after %i hours', (start, expiry) => {
  expect(offerExpiry(inHours(start), now)).toEqual(inHours(expiry));
});

test('a seat is offered to one person until three hours before the start', () => {
  expect([3, 2.99].map((hours) => isTooLateToOffer(inHours(hours), now))).toEqual([false, true]);
});
