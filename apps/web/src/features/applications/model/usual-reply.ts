import { applicationExpiry, DECIDE_WITHIN_HOURS } from '@azit/rules/hosting/seat-deadlines';
import { formatNearTime, type Meeting, meetingStart } from '@azit/rules/meeting-time';

const HOUR_MS = 60 * 60_000;

/** Returns null if the host usually takes longer than an application lasts. */
function usualHours(minutes: number | null | undefined): number | null {
  if (typeof minutes !== 'number') return null;
  const hours = Math.max(Math.ceil(minutes / 60), 1);
  return hours <= DECIDE_WITHIN_HOURS ? hours : null;
}

function usualText(hours: number): string {
  const span = hours < 24 ? `${hours}시간` : hours === 24 ? '하루' : '이틀';
  return `보통 ${span} 안에 답해요.`;
}

/** Shown before a member applies. */
export function replyNote(meeting: Meeting, minutes: number | null | undefined, now: Date): string {
  const end = applicationExpiry(now, meetingStart(meeting), now);
  const hoursLeft = (end.getTime() - now.getTime()) / HOUR_MS;
  const latest = hoursLeft < DECIDE_WITHIN_HOURS ? `${formatNearTime(end, now)}까지` : '이틀 안에';
  const usual = usualHours(minutes);
  const result = `늦어도 ${latest} 결과를 알 수 있어요.`;
  return usual !== null && usual <= hoursLeft ? `${usualText(usual)} ${result}` : result;
}

/** Shown after a member has applied. */
export function usualReplyText(minutes: number | undefined): string {
  const usual = usualHours(minutes);
  return usual === null
    ? '호스트가 답하면 알림으로 알려 드려요.'
    : `${usualText(usual)} 답이 오면 알림으로 알려 드려요.`;
}
