import { DURATION_MINUTES_MAX, DURATION_MINUTES_MIN } from '@azit/contract/clubs/club.field';

export const usualLengths: readonly number[] = [60, 120, 180];

const STEP = 30;

export function lengthChoices(current: number): number[] {
  const count = (DURATION_MINUTES_MAX - DURATION_MINUTES_MIN) / STEP + 1;
  const steps = Array.from({ length: count }, (_, index) => DURATION_MINUTES_MIN + index * STEP);
  return steps.includes(current) ? steps : [...steps, current].toSorted((a, b) => a - b);
}
