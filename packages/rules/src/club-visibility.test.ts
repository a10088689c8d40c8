import { expect, test } from 'vitest';
import { mayKnowAddress, mayOpenMeeting } from './club-visibility.ts';

test.each([
  ['ALL', 'guest', false],
  ['ALL', 'member', true],
  ['ALL', 'joined', true],
  ['JOINED', 'guest', false],
  ['JOINED', 'member', false],
  ['JOINED', 'joined', true],
] as const)('the address visible to %s is shown to a %s: %s', (visibility, audience, known) => {
  expect(mayKnowAddress(visibility, audience)).toBe(known);
});

test.each([
  ['guest', false],
  ['member', false],
  ['joined', true],
] as const)('the online link is shown to a %s: %s', (audience, gets) => {
  expect(mayOpenMeeting(audience)).toBe(gets);
});
