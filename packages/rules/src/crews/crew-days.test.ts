import { expect, test } from 'vitest';
import {
  askableFrom,
  invitedBefore,
  invitedSince,
  isInvited,
  roomReadableUntil,
  takeOverFrom,
} from './crew-days.ts';

const now = new Date('2026-11-15T12:00:00+09:00');
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);

test('the time limits of crews are 7, 14, 30 and 90 days', () => {
  expect(invitedSince(now)).toEqual(inDays(-14));
  expect(invitedBefore(now)).toEqual(inDays(-90));
  expect(askableFrom(now)).toEqual(inDays(90));
  expect(takeOverFrom(now)).toEqual(inDays(7));
  expect(roomReadableUntil(now)).toEqual(inDays(30));
});

test.each([
  ['just under 14 days ago', 'INVITED', inDays(-13.99), null, true],
  ['14 days ago', 'INVITED', inDays(-14), null, false],
  ['and has declined', 'INVITED', inDays(-1), inDays(-0.5), false],
  ['and has joined', 'JOINED', inDays(-1), null, false],
  ['at an unknown time', 'INVITED', null, null, false],
])('a member invited %s may accept the invitation: $4', (_when, state, invited, declined, may) => {
  expect(isInvited({ state, invited_at: invited, declined_at: declined }, now)).toBe(may);
});

test('a member without an invitation cannot accept one', () => {
  expect(isInvited(undefined, now)).toBe(false);
});
