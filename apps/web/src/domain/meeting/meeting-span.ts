import {
  formatDetailTime,
  formatTwelveHour,
  type LastingMeeting,
  meetingEnd,
} from '@azit/rules/meeting-time';
import { seoulTimeOfDay } from '@azit/rules/seoul-clock';

const HOURS = [
  '',
  '한',
  '두',
  '세',
  '네',
  '다섯',
  '여섯',
  '일곱',
  '여덟',
  '아홉',
  '열',
  '열한',
  '열두',
];

export function formatSpan(meeting: LastingMeeting, now: Date): string {
  const end = formatTwelveHour(seoulTimeOfDay(meetingEnd(meeting)));
  const startHalf = formatTwelveHour(meeting.meetingTime).slice(0, 2);
  const until = end.startsWith(startHalf) && meeting.durationMinutes < 720 ? end.slice(3) : end;
  return `${formatDetailTime(meeting, now)} ~ ${until}`;
}

export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [hours > 0 && `${HOURS[hours] ?? hours} 시간`, restText(hours, rest)];
  return parts.filter(Boolean).join(' ');
}

function restText(hours: number, rest: number): string {
  if (rest === 0) return '';
  return rest === 30 && hours > 0 ? '반' : `${rest}분`;
}
