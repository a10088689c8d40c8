import {
  formatDetailDate,
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
  return `${formatDetailDate(meeting.meetingDate, now)} ${formatHours(meeting)}`;
}

/** Returns start and end of a meeting, such as `오후 8:00 ~ 10:00`. */
export function formatHours(meeting: LastingMeeting): string {
  const end = formatTwelveHour(seoulTimeOfDay(meetingEnd(meeting)));
  const start = formatTwelveHour(meeting.meetingTime);
  const until =
    end.startsWith(start.slice(0, 2)) && meeting.durationMinutes < 720 ? end.slice(3) : end;
  return `${start} ~ ${until}`;
}

/** Returns how long a meeting lasts, such as `두 시간 반`. */
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
