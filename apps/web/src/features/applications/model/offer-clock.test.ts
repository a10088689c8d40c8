import { expect, test } from 'vitest';
import { offerLength, timeLeftText } from './offer-clock.ts';

const HOUR_MS = 60 * 60_000;
const now = new Date('2026-11-18T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

test.each([
  [10 * HOUR_MS + 2 * 60_000, '10시간 2분'],
  [12 * HOUR_MS, '12시간'],
  [59 * 60_000 + 59_000, '59분'],
  [9 * 60_000 + 30_000, '9분 30초'],
  [45_000, '45초'],
  [-1, '0초'],
])('%i ms left are shown as %s', (left, text) => {
  expect(timeLeftText(left)).toBe(text);
});

test.each([
  [11, 100, 12],
  [1, 100, 12],
  [1.5, 20, 2],
  [2, 4, 2],
])(
  'with %d h left to answer, %d h before the start, the whole offer lasts %d h',
  (left, start, length) => {
    expect(offerLength(inHours(left), inHours(start), now)).toBe(length * HOUR_MS);
  },
);
