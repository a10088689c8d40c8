export const INITIAL_REPUTATION = 36.5;
export const MAX_REPUTATION = 99;

const FIRST_STEP = 0.5;

/**
 * What one more review makes of the temperature. The step shrinks as the top comes nearer,
 * and with every review the same reviewer gave before.
 */
export function raiseReputation(current: number, earlierFromSameReviewer: number): number {
  const room = (MAX_REPUTATION - current) / (MAX_REPUTATION - INITIAL_REPUTATION);
  const raised = current + (FIRST_STEP * room) / (1 + earlierFromSameReviewer);
  return Math.min(MAX_REPUTATION, Math.max(0, raised));
}

/** The temperature rebuilt from all reviews of one member, oldest first. */
export function rebuildReputation(reviewerIds: readonly number[]): number {
  const given = new Map<number, number>();
  return reviewerIds.reduce((current, reviewerId) => {
    const earlier = given.get(reviewerId) ?? 0;
    given.set(reviewerId, earlier + 1);
    return raiseReputation(current, earlier);
  }, INITIAL_REPUTATION);
}

/** One decimal, as people see it. */
export function displayReputation(value: number): number {
  return Math.round(value * 10) / 10;
}
