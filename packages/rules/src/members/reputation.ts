export const INITIAL_REPUTATION = 36.5;
export const MAX_REPUTATION = 99;

const FIRST_STEP = 0.5;

export function raiseReputation(current: number, earlierFromSameReviewer: number): number {
  const room = (MAX_REPUTATION - current) / (MAX_REPUTATION - INITIAL_REPUTATION);
  const raised = current + (FIRST_STEP * room) / (1 + earlierFromSameReviewer);
  return Math.min(MAX_REPUTATION, Math.max(0, raised));
}

export function displayReputation(value: number): number {
  return Math.round(value * 10) / 10;
}
