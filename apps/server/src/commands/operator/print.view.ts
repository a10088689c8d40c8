import { WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';

export function seoulMinute(moment: Date): string {
  return `${seoulToday(moment)} ${seoulTimeOfDay(moment).slice(0, 5)}`;
}

/** What people typed must not move the cursor of the operator's terminal. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}

export function person(memberId: number, nickname: string | null): string {
  return `회원 ${memberId} (${oneLine(nickname ?? WITHDRAWN_NICKNAME)})`;
}
