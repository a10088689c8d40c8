import { DURATION_MINUTES_MAX, DURATION_MINUTES_MIN } from '@azit/contract/clubs/club.field';

export const usualLengths: readonly number[] = [60, 120, 180];

const STEP = 30;

export function lengthLabel(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours}시간`, rest > 0 && `${rest}분`].filter(Boolean).join(' ');
}

export function lengthChoices(current: number): number[] {
  const count = (DURATION_MINUTES_MAX - DURATION_MINUTES_MIN) / STEP + 1;
  const steps = Array.from({ length: count }, (_, index) => DURATION_MINUTES_MIN + index * STEP);
  return steps.includes(current) ? steps : [...steps, current].toSorted((a, b) => a - b);
}
