import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INITIAL_REPUTATION, raiseReputation } from './reputation.ts';
import {
  countAttended,
  countReview,
  countSlip,
  halvingDay,
  lateNoHours,
  SLIP_FLOOR,
} from './reputation-event.ts';

describe('the events that change the reputation', () => {
  test('a review adds the same amount as the formula of the reputation', () => {
    const first = countReview(INITIAL_REPUTATION, 0);
    const second = countReview(INITIAL_REPUTATION + first, 1);
    const raised = raiseReputation(raiseReputation(INITIAL_REPUTATION, 0), 1);
    expect(INITIAL_REPUTATION + first + second).toBeCloseTo(raised, 4);
  });

  test.each([
    [0, { delta: 0.1, note: null }],
    [4, { delta: 0.1, note: null }],
    [5, { delta: 0, note: 'CAPPED' }],
  ] as const)('a meeting after %i others in the month has the effect %j', (attended, change) => {
    expect(countAttended(40, attended)).toEqual(change);
  });

  test('a meeting raises the reputation to at most 99', () => {
    expect(countAttended(98.96, 0)).toEqual({ delta: 0.04, note: null });
    expect(countAttended(99, 0).delta).toBe(0);
  });

  test('the first absence or late cancellation of a year has no effect', () => {
    expect(countSlip('ABSENT', 40, 0)).toEqual({ delta: 0, note: 'FREE' });
    expect(countSlip('LATE_NO', 40, 0)).toEqual({ delta: 0, note: 'FREE' });
  });

  test('the second absence of a year subtracts 1, the second late cancellation 0.3', () => {
    expect(countSlip('ABSENT', 40, 1)).toEqual({ delta: -1, note: null });
    expect(countSlip('LATE_NO', 40, 1)).toEqual({ delta: -0.3, note: null });
  });

  test('an absence or late cancellation never lowers the reputation below 30', () => {
    expect(countSlip('ABSENT', 31, 3)).toEqual({ delta: -1, note: null });
    expect(countSlip('ABSENT', 30.4, 3)).toEqual({ delta: -0.4, note: 'FLOOR' });
    expect(countSlip('LATE_NO', 30, 3)).toEqual({ delta: 0, note: 'FLOOR' });
  });

  test('an absence or late cancellation counts half after a year', () => {
    expect(halvingDay('2026-11-18')).toBe('2027-11-18');
    expect(halvingDay('2028-02-29')).toBe('2029-03-01');
  });

  test.each([
    ['2026-11-18T06:59:59Z', null],
    ['2026-11-18T07:00:00Z', 6],
    ['2026-11-18T08:30:00Z', 5],
    ['2026-11-18T12:59:59Z', 1],
    ['2026-11-18T13:00:00Z', null],
  ])('giving up a seat at %s for a meeting at 13:00 UTC is late, in hours: %s', (now, hours) => {
    const meeting = { meetingDate: '2026-11-18', meetingTime: '22:00:00' };
    expect(lateNoHours(meeting, new Date(now))).toBe(hours);
  });

  const acts = fc.array(fc.constantFrom('REVIEW', 'ATTENDED', 'ABSENT', 'LATE_NO'), {
    maxLength: 500,
  });

  test('in any order of events the reputation stays between 30 and 99', () => {
    fc.assert(
      fc.property(acts, fc.integer({ min: 30, max: 99 }), (kinds, start) => {
        let earned = start;
        let slips = 0;
        for (const kind of kinds) {
          if (kind === 'REVIEW') earned += countReview(earned, 0);
          else if (kind === 'ATTENDED') earned += countAttended(earned, 0).delta;
          else slips += countSlip(kind, earned + slips, 1).delta;
        }
        for (const shown of [earned + slips, earned + slips / 2]) {
          expect(shown).toBeGreaterThanOrEqual(SLIP_FLOOR - 0.001);
          expect(shown).toBeLessThanOrEqual(99.001);
        }
      }),
    );
  });
});
