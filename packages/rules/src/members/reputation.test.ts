import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayReputation, INITIAL_REPUTATION, raiseReputation } from './reputation.ts';

const reviewers = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 400 });

function rebuildReputation(reviewerIds: readonly number[]): number {
  const given = new Map<number, number>();
  return reviewerIds.reduce((current, reviewerId) => {
    const earlier = given.get(reviewerId) ?? 0;
    given.set(reviewerId, earlier + 1);
    return raiseReputation(current, earlier);
  }, INITIAL_REPUTATION);
}

describe('the reputation, shown as a temperature', () => {
  // covers P5.1 (docs/coverage-statements.md)
  test('the reputation starts at 36.5, and the first review adds 0.5', () => {
    expect(rebuildReputation([])).toBe(INITIAL_REPUTATION);
    expect(displayReputation(rebuildReputation([1]))).toBe(37);
    expect(displayReputation(raiseReputation(36.5, 1))).toBe(36.8);
  });

  // covers P5.1 (docs/coverage-statements.md)
  test('the reputation stays between 0 and 99 and never falls after a review', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 99, noNaN: true }), fc.nat(1000), (current, earlier) => {
        const next = raiseReputation(current, earlier);
        expect(next).toBeGreaterThanOrEqual(current);
        expect(next).toBeLessThanOrEqual(99);
      }),
    );
  });

  test('the order of the reviews changes the reputation by at most 0.1', () => {
    fc.assert(
      fc.property(reviewers, (ids) => {
        const forward = displayReputation(rebuildReputation(ids));
        const backward = displayReputation(rebuildReputation([...ids].reverse()));
        expect(Math.abs(forward - backward)).toBeLessThanOrEqual(0.1);
      }),
    );
  });

  test('halfway to the maximum of 99 a review adds half as much', () => {
    expect(raiseReputation(67.75, 0)).toBe(68);
  });

  // covers P5.2 (docs/coverage-statements.md)
  test('ten reviews by one member raise the reputation less than ten by ten members', () => {
    const friend = rebuildReputation(Array.from({ length: 10 }, () => 1));
    const crowd = rebuildReputation(Array.from({ length: 10 }, (_, index) => index));
    expect(friend).toBeLessThan(crowd);
  });
});
