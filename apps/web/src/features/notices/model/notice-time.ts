import { formatDetailDate, formatTwelveHour } from '@azit/rules/meeting-time';
import { daysBetween, seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { noticeMessages } from '#web/domain/copy/notice.ts';

const minute = 60_000;
const hour = 60 * minute;

export function noticeTime(createdAt: Date, now: Date): string {
  // The server's clock may be ahead of the device's clock.
  const age = Math.max(0, now.getTime() - createdAt.getTime());
  if (age < minute) return noticeMessages.justNow;
  if (age < hour) return noticeMessages.minutesAgo(Math.floor(age / minute));
  if (seoulToday(createdAt) === seoulToday(now))
    return noticeMessages.hoursAgo(Math.floor(age / hour));
  return formatTwelveHour(seoulTimeOfDay(createdAt));
}

export function noticeDay(createdAt: Date, now: Date): string {
  const today = seoulToday(now);
  const date = seoulToday(createdAt);
  const days = daysBetween(date, today);
  if (days <= 0) return noticeMessages.today;
  if (days === 1) return noticeMessages.yesterday;
  return formatDetailDate(date, now);
}
