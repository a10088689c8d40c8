import { daysBetween, seoulInstant, seoulTimeOfDay, seoulToday } from './seoul-clock.ts';

export type Meeting = { meetingDate: string; meetingTime: string };
export type LastingMeeting = Meeting & { durationMinutes: number };

const MINUTE_MS = 60_000;

const NO_BREAK_SPACE = '\u00a0';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

export function meetingStart({ meetingDate, meetingTime }: Meeting): Date {
  return seoulInstant(meetingDate, meetingTime);
}

export function meetingEnd(meeting: LastingMeeting): Date {
  return new Date(meetingStart(meeting).getTime() + meeting.durationMinutes * MINUTE_MS);
}

export function hasMeetingBegun(meeting: Meeting, now: Date): boolean {
  return meetingStart(meeting) <= now;
}

export function weekdayLetter(date: string): string {
  return WEEKDAYS[weekdayIndex(date)] ?? '';
}

/** Returns 0 for Sunday to 6 for Saturday. */
export function weekdayIndex(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

export function formatCardTime({ meetingDate, meetingTime }: Meeting, now: Date): string {
  const { year, month, day } = parts(meetingDate);
  const date = `${month}월${day}일(${weekdayLetter(meetingDate)})`;
  const before = isThisYear(meetingDate, now) ? '' : `${year}년 `;
  return `${before}${date} ${meetingTime.slice(0, 5)}`;
}

export function formatDetailTime({ meetingDate, meetingTime }: Meeting, now: Date): string {
  return `${formatDetailDate(meetingDate, now)} ${formatTwelveHour(meetingTime)}`;
}

export function formatDetailDate(date: string, now: Date): string {
  const { year, month, day } = parts(date);
  const before = isThisYear(date, now) ? '' : `${year}년 `;
  return `${before}${Number(month)}월 ${Number(day)}일 (${weekdayLetter(date)})`;
}

/** `11월 25일`, for lines that name a day without a time. */
export function formatMonthDay(date: string): string {
  const { month, day } = parts(date);
  return `${Number(month)}월 ${Number(day)}일`;
}

/** Does not use Intl, because some ICU builds print AM/PM instead of 오전/오후. */
export function formatTwelveHour(time: string): string {
  const hour = Number(time.slice(0, 2));
  const period = hour < 12 ? '오전' : '오후';
  return `${period} ${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)}`;
}

/** `오늘 오후 10:10` or `11월 25일 (수) 오후 10:10`, for deadlines. Contains no-break spaces only. */
export function formatNearTime(instant: Date, now: Date): string {
  const date = seoulToday(instant);
  const day = ['오늘', '내일'][daysBetween(seoulToday(now), date)] ?? formatDetailDate(date, now);
  return `${day} ${formatTwelveHour(seoulTimeOfDay(instant))}`.replaceAll(' ', NO_BREAK_SPACE);
}

export function relativeDay(meetingDate: string, now: Date): string {
  const days = daysBetween(seoulToday(now), meetingDate);
  if (days < 0) return '지난 모임';
  if (days === 0) return '오늘';
  if (days === 1) return '내일';
  return `${days}일 뒤`;
}

function isThisYear(date: string, now: Date): boolean {
  return date.slice(0, 4) === seoulToday(now).slice(0, 4);
}

function parts(date: string) {
  return { year: date.slice(0, 4), month: date.slice(5, 7), day: date.slice(8, 10) };
}
