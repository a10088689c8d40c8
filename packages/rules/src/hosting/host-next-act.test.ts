import { expect, test } from 'vitest';
import { hostNextAct } from './host-next-act.ts';

const club = {
  phase: 'open',
  attendance: null,
  joinedCount: 2,
  memberLimit: 5,
  waiting: 0,
  isArrivalOpen: false,
} as const;
const full = { joinedCount: 5 };

// covers C4.1, M3.17 (docs/coverage-statements.md)
test.each([
  ['invite', 'has free seats', {}],
  ['applications', 'has applications waiting', { waiting: 1 }],
  ['applications', 'is full and has applications waiting', { ...full, waiting: 1 }],
  ['chat', 'is full', full],
  ['chat', 'has offered its last seat', { joinedCount: 4, offeredCount: 1 }],
  ['announce', 'goes on', { phase: 'ongoing' }],
  ['announce', 'goes on with applications nobody decided', { phase: 'ongoing', waiting: 1 }],
  ['door', 'begins soon', { isArrivalOpen: true }],
  ['door', 'begins soon and has applications waiting', { isArrivalOpen: true, waiting: 1 }],
  ['door', 'goes on and members may still arrive', { phase: 'ongoing', isArrivalOpen: true }],
  ['invite', 'begins soon and nobody else has joined', { isArrivalOpen: true, joinedCount: 1 }],
  ['attendance', 'is over and not confirmed', { phase: 'over', attendance: 'OPEN' }],
  ['attendance', 'was full', { ...full, phase: 'over', attendance: 'OPEN' }],
  ['again', 'is over and confirmed', { phase: 'over', attendance: 'CONFIRMED' }],
  ['again', 'is over with nothing to confirm', { phase: 'over' }],
  ['again', 'is over with applications nobody decided', { phase: 'over', waiting: 1 }],
  ['again', 'is cancelled', { phase: 'cancelled' }],
  ['again', 'was cancelled on this page', { phase: 'cancelled', attendance: 'OPEN' }],
] as const)('the next action of a host is %s when the club %s', (act, _when, parts) => {
  expect(hostNextAct({ ...club, ...parts })).toBe(act);
});
