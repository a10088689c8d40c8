import { expect, it } from 'vitest';
import { ageFact, cancelledText, seatState, seatText } from './club-facts.ts';
import { heldSeatsText } from './held-seats.ts';

// covers S2.35 (docs/coverage-statements.md)
it.each([
  [null, null, '나이 제한 없음'],
  ['1990', '2002', '1990~2002년생'],
  ['1990', '1990', '1990년생'],
  ['1990', null, '1990년생부터'],
  [null, '2002', '2002년생까지'],
])('the birth years %s to %s are displayed as %s', (min, max, text) => {
  expect(ageFact(min, max)).toBe(text);
});

it.each([
  ['open', 5, 'open', '5 / 8명 · 3자리 남았어요'],
  ['open', 8, 'full', '8 / 8명'],
  ['ongoing', 5, 'ongoing', '5 / 8명'],
  ['over', 5, 'over', '5 / 8명'],
  ['cancelled', 8, 'cancelled', '8 / 8명'],
] as const)(
  'a club that is %s with %i of 8 members has the seat state %s',
  (phase, joinedCount, state, text) => {
    const seats = { phase, joinedCount, memberLimit: 8 };
    expect(seatState(seats)).toBe(state);
    expect(seatText(seats)).toBe(text);
  },
);

const heldSeat = '남은 1자리는 기다리던 분에게 물어보는 중이에요';

it.each([
  ['a full club with an offered seat', 'open', 7, 1, heldSeat],
  ['a club with another free seat', 'open', 6, 1, null],
  ['a club whose seats are all taken', 'open', 8, 0, null],
  ['a meeting that has begun', 'ongoing', 7, 1, null],
] as const)('the note that all free seats are offered is $4 for %s', (...row) => {
  const [, phase, joinedCount, offeredCount, text] = row;
  const seats = { phase, joinedCount, offeredCount, memberLimit: 8 };
  expect(heldSeatsText(seats)).toBe(text);
  expect(heldSeatsText({ ...seats, offer: {} })).toBeNull();
});

it('a cancelled club shows the Seoul date of its cancellation', () => {
  const now = new Date('2026-11-15T00:00:00Z');
  expect(cancelledText('2026-11-13T15:30:00Z', now)).toBe('11월 14일 (토)에 취소됐어요');
  expect(cancelledText(null, now)).toBeNull();
});
