import { expect, test } from 'vitest';
import { quietUntil } from './quiet-hours.ts';

test.each([
  ['2026-11-15T12:00:00+09:00', undefined],
  ['2026-11-15T21:59:59+09:00', undefined],
  ['2026-11-15T22:00:00+09:00', '2026-11-16T08:00:00+09:00'],
  ['2026-11-15T23:59:59+09:00', '2026-11-16T08:00:00+09:00'],
  ['2026-11-16T00:00:00+09:00', '2026-11-16T08:00:00+09:00'],
  ['2026-11-16T07:59:59+09:00', '2026-11-16T08:00:00+09:00'],
  ['2026-11-16T08:00:00+09:00', undefined],
  ['2026-12-31T23:00:00+09:00', '2027-01-01T08:00:00+09:00'],
])('a delivery due at %s waits until %s', (now, morning) => {
  expect(quietUntil(new Date(now))).toEqual(morning && new Date(morning));
});
