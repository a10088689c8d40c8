import type { LateNo } from '@azit/contract/clubs/answer.schema';
import { type Meeting, meetingStart } from '@azit/rules/meeting-time';
import { LATE_NO_COST } from '@azit/rules/members/reputation-event';

const HOUR_MS = 60 * 60_000;

const costs: Record<LateNo, string> = {
  COSTS: `아지트 온도가 ${LATE_NO_COST}° 내려가요.`,
  FREE: '올해 처음이라 아지트 온도는 그대로예요.',
  EXCUSED: '바뀐 일정이라 아지트 온도는 그대로예요.',
};

/** The texts of the dialog that asks before a member gives up a seat at short notice. */
export function lateQuestion(meeting: Meeting, lateNo: LateNo, now: Date) {
  const hours = Math.floor((meetingStart(meeting).getTime() - now.getTime()) / HOUR_MS);
  const left = hours > 0 ? `시작까지 ${hours}시간 남았어요.` : '시작까지 1시간도 남지 않았어요.';
  return {
    title: '이번에는 못 가나요?',
    description: `${left} ${costs[lateNo]}`,
    cancelLabel: '그대로 갈게요',
    confirmLabel: '못 가요',
  };
}
