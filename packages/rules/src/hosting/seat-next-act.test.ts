import { expect, test } from 'vitest';
import { seatNextAct } from './seat-next-act.ts';

const arrivedAt = '2026-11-20T10:00:00Z';

test.each([
  ['cancel', 'is open', {}],
  ['arrive', 'begins soon', { isArrivalOpen: true }],
  ['arrive', 'goes on', { phase: 'ongoing', isArrivalOpen: true }],
  ['chat', 'begins soon and the member has arrived', { isArrivalOpen: true, arrivedAt }],
  ['chat', 'goes on online', { phase: 'ongoing' }],
  ['review', 'is over', { phase: 'over', arrivedAt }],
  ['none', 'is cancelled', { phase: 'cancelled' }],
] as const)(
  'the next action of a member with a seat is %s when the club %s',
  (act, _when, parts) => {
    expect(seatNextAct({ phase: 'open', isArrivalOpen: false, ...parts })).toBe(act);
  },
);
