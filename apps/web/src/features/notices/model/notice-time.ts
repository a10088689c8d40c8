import { formatDetailDate, formatTwelveHour } from '@azit/rules/meeting-time';
import { daysBetween, seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';

const minute = 60_000;
const hour = 60 * minute;

export function noticeTime(createdAt: Date, now: Date): string {
  // If the server's clock is ahead, the age would be negative, so it is at least 0.
  const age = Math.max(0, now.getTime() - createdAt.getTime());
  if (age < minute) return '방금';
  if (age < hour) return `${Math.floor(age / minute)}분 전`;
  if (seoulToday(createdAt) === seoulToday(now)) return `${Math.floor(age / hour)}시간 전`;
  return formatTwelveHour(seoulTimeOfDay(createdAt));
}

export function noticeDay(createdAt: Date, now: Date): string {
  const today = seoulToday(now);
  const date = seoulToday(createdAt);
  const days = daysBetween(date, today);
  if (days <= 0) return '오늘';
  if (days === 1) return '어제';
  return formatDetailDate(date, now);
}
