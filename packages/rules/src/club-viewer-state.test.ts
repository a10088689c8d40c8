import { clubMemberStatuses, clubPhases } from '@azit/contract/clubs/club.schema';
import { expect, test } from 'vitest';
import { type ClubViewerState, clubViewerState, type OwnPart } from './club-viewer-state.ts';

const free = { joinedCount: 2, memberLimit: 4 };
const full = { joinedCount: 4, memberLimit: 4 };

const involved: readonly [OwnPart, ClubViewerState][] = [
  ['host', 'host'],
  ['CLUB_JOINED', 'joined'],
  ['CLUB_WAITING', 'waiting'],
];
const outside: readonly OwnPart[] = [null, 'CLUB_REJECTED', 'CLUB_KICKED'];

// covers S4.8, P1.4, U1.1 (docs/coverage-statements.md)
test.each(clubPhases.flatMap((phase) => [free, full].map((seats) => ({ phase, ...seats }))))(
  'the viewer’s own role decides the state of a club with %j',
  (club) => {
    for (const [own, state] of involved) expect(clubViewerState(club, own)).toBe(state);
  },
);

// covers S4.8 (docs/coverage-statements.md)
test.each([
  ['open', free, 'open'],
  ['open', full, 'full'],
  ['open', { joinedCount: 3, offeredCount: 1, memberLimit: 4 }, 'full'],
  ['open', { ...free, waitlist: {} }, 'full'],
  ['open', { ...free, waitlist: null }, 'open'],
  ['ongoing', free, 'ended'],
  ['ongoing', full, 'ended'],
  ['over', free, 'ended'],
  ['over', full, 'ended'],
  ['cancelled', free, 'ended'],
  ['cancelled', full, 'ended'],
] as const)('a viewer outside a club that is %s with %j finds it %s', (phase, seats, state) => {
  for (const own of outside) expect(clubViewerState({ phase, ...seats }, own)).toBe(state);
});

test('the test cases include every role that a viewer can have in a club', () => {
  const listed = [...involved.map(([own]) => own), ...outside];
  expect(new Set(listed)).toEqual(new Set([null, 'host', ...clubMemberStatuses]));
});
