import { daysBetween, seoulTimeOfDay, seoulToday } from './seoul-clock.ts';

export type Meeting = { meetingDate: string; meetingTime: string };

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** A club is over from the moment its meeting time is reached. */
export function isMeetingOver(meeting: Meeting, now: Date): boolean {
  const clock = `${seoulToday(now)}T${seoulTimeOfDay(now)}`;
  return `${meeting.meetingDate}T${withSeconds(meeting.meetingTime)}` <= clock;
}

/** The single Korean letter of the weekday. */
export function weekdayLetter(date: string): string {
  return WEEKDAYS[weekdayIndex(date)] ?? '';
}

/** 0 Sunday to 6 Saturday. */
export function weekdayIndex(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Cards, lists and activity: `11월15일 14:00`. */
export function formatCardTime(meeting: Meeting): string {
  const { month, day } = parts(meeting.meetingDate);
  return `${month}월${day}일 ${meeting.meetingTime.slice(0, 5)}`;
}

/** Detail, preview and forms: `11월 21일 (토) 오후 2:00`. */
export function formatDetailTime(meeting: Meeting): string {
  const { month, day } = parts(meeting.meetingDate);
  const date = `${Number(month)}월 ${Number(day)}일 (${weekdayLetter(meeting.meetingDate)})`;
  return `${date} ${formatTwelveHour(meeting.meetingTime)}`;
}

/** `오전 12:30`, `오후 2:00`: written out, because Intl prints AM/PM in some ICU builds. */
export function formatTwelveHour(time: string): string {
  const hour = Number(time.slice(0, 2));
  const period = hour < 12 ? '오전' : '오후';
  return `${period} ${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)}`;
}

/** `오늘`, `내일`, `3일 뒤`, `지난 모임`. */
export function relativeDay(meetingDate: string, now: Date): string {
  const days = daysBetween(seoulToday(now), meetingDate);
  if (days < 0) return '지난 모임';
  if (days === 0) return '오늘';
  if (days === 1) return '내일';
  return `${days}일 뒤`;
}

function parts(date: string) {
  return { month: date.slice(5, 7), day: date.slice(8, 10) };
}

function withSeconds(time: string): string {
  return time.length === 5 ? `${time}:00` : time;
}
