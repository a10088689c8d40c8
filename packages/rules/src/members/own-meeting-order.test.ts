import { expect, test } from 'vitest';
import { sortOwnMeetings } from './own-meeting-order.ts';

const now = new Date('2026-11-14T14:00:00+09:00');
const startsIn = (minutes: number, isCancelled = false) => ({
  startsAt: now.getTime() + minutes * 60_000,
  isCancelled,
});

test.each([
  ['one that starts in 100 minutes before one that runs for six hours', [-360, 100], [100, -360]],
  ['one that just began before one that starts soon', [-10, 50], [-10, 50]],
  ['one that starts soon before one that began earlier', [-50, 20], [20, -50]],
  ['a running one before one later today', [125, -130], [-130, 125]],
  ['the one that began last of two running ones', [-300, -150], [-150, -300]],
  ['the nearest of two later ones', [2880, 300], [300, 2880]],
  ['one that starts in exactly two hours before a running one', [-121, 120], [120, -121]],
])('of the member’s meetings, %s comes first', (_, given, expected) => {
  const sorted = sortOwnMeetings(
    given.map((minutes) => startsIn(minutes)),
    now,
  );
  expect(sorted).toEqual(expected.map((minutes) => startsIn(minutes)));
});

test('cancelled meetings of the member come last', () => {
  const [cancelled, later] = [startsIn(10, true), startsIn(2880)];
  expect(sortOwnMeetings([cancelled, later], now)).toEqual([later, cancelled]);
});
