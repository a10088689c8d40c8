import type { CrewRole } from '@azit/contract/crews/crew.field';
import type { CrewPlan } from '@azit/contract/crews/crew.payload';
import type { CrewDate, CrewPause } from '@azit/contract/crews/crew.schema';
import { formatMonthDay } from '@azit/rules/meeting-time';
import { seoulToday } from '@azit/rules/seoul-clock';
import { feeText } from '#web/domain/club-fee.ts';
import { joinFacts } from '#web/domain/copy/facts.ts';
import { durationText } from '#web/domain/meeting/meeting-span.ts';

export const answerWords = { going: '갈게요', notGoing: '못 가요', change: '답 바꾸기' } as const;

export function metText(memberCount: number, meetings: number): string {
  return joinFacts(`${memberCount}명`, meetings > 0 && `${meetings}번 만났어요`);
}

export function locationText({
  isOnline,
  location,
}: Pick<CrewDate, 'isOnline' | 'location'>): string {
  return isOnline ? '온라인' : (location ?? '장소를 정하고 있어요');
}

/** After a change, and on the day before, the members with a seat answer again. */
export function goingText({ goingCount, unconfirmed = 0 }: CrewDate): string {
  if (goingCount === 0) return '아직 답한 사람이 없어요';
  const confirmed = goingCount - unconfirmed;
  return joinFacts(
    confirmed > 0 && `${confirmed}명이 가요`,
    unconfirmed > 0 && `${unconfirmed}명은 다시 답하는 중`,
  );
}

export function pauseText({ reason }: CrewPause): string {
  return reason === 'TOO_FEW'
    ? '두 번 연달아 두 명이 모이지 않았어요.'
    : '8주 동안 소식이 없었어요.';
}

export function planFacts(plan: CrewPlan): string {
  return joinFacts(
    durationText(plan.durationMinutes),
    plan.isOnline === 'online' ? '온라인' : plan.location,
    `정원 ${plan.memberLimit}명`,
    feeText(plan.fee),
  );
}

export function openingText(opensHoursBefore: number | null | undefined): string {
  const days = Math.round((opensHoursBefore ?? 0) / 24);
  return ['', '하루', '이틀', '사흘'][days] ?? `${days}일`;
}

export function dayText(instant: string): string {
  return formatMonthDay(seoulToday(new Date(instant)));
}

export const roleNames = { HOST: '호스트', COHOST: '공동 호스트', MEMBER: '멤버' } as const;

export function requestText(role: CrewRole): string {
  return role === 'HOST' ? '호스트를 넘기는 중이에요' : '공동 호스트를 부탁했어요';
}
