import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';

export function seoulMinute(instant: Date): string {
  return `${seoulToday(instant)} ${seoulTimeOfDay(instant).slice(0, 5)}`;
}

/** Removes control characters: user input must not move the cursor of the terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

export function person(memberId: number, nickname: string | null): string {
  return `회원 ${memberId} (${oneLine(nickname ?? '탈퇴한 회원')})`;
}

export function age(seconds: number): string {
  if (seconds < 60) return `${Math.max(0, Math.round(seconds))}초`;
  if (seconds < 3600) return `${Math.round(seconds / 60)}분`;
  return seconds < 86_400
    ? `${Math.round(seconds / 3600)}시간`
    : `${Math.round(seconds / 86_400)}일`;
}
