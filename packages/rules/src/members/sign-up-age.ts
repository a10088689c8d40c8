import { seoulToday } from '../seoul-clock.ts';

/** Younger members need a parent's consent by law. */
export const SIGN_UP_AGE = 14;

export const birthYearMessages = {
  notChosen: '태어난 해를 아직 고르지 않았어요. 태어난 해를 골라 주세요.',
  tooYoung: `만 ${SIGN_UP_AGE}세부터 가입할 수 있어요.`,
} as const;

/**
 * Accepts anyone who turns 14 this year. The current year counts as not chosen, because the form
 * starts with it.
 */
export function refuseBirthYear(birthYear: string, now: Date): string | undefined {
  const age = Number(seoulToday(now).slice(0, 4)) - Number(birthYear);
  if (age <= 0) return birthYearMessages.notChosen;
  return age < SIGN_UP_AGE ? birthYearMessages.tooYoung : undefined;
}
