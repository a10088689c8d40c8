import { lateFrom } from '@azit/rules/hosting/seat-question';
import { type Meeting, meetingStart } from '@azit/rules/meeting-time';
import { LATE_NO_COST } from '@azit/rules/members/reputation-event';

const HOUR_MS = 60 * 60_000;

/**
 * Returns the question to confirm before a seat is given up at short notice, or null while giving
 * it up has no effect on the temperature.
 */
export function lateQuestion(meeting: Meeting, now: Date) {
  if (now < lateFrom(meeting)) return null;
  const hours = Math.floor((meetingStart(meeting).getTime() - now.getTime()) / HOUR_MS);
  const left = hours > 0 ? `시작까지 ${hours}시간 남았어요.` : '시작까지 한 시간도 남지 않았어요.';
  return {
    title: '이번에는 못 가나요?',
    description: `${left} 아지트 온도가 ${LATE_NO_COST}° 내려가요. 올해 처음이라면 그대로예요.`,
    cancelLabel: '그대로 갈게요',
    confirmLabel: '못 가요',
  };
}
