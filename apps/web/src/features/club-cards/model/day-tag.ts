import { relativeDay } from '@azit/rules/meeting-time';
import { daysBetween } from '@azit/rules/seoul-clock';

const nearDays = 7;

/** `오늘`, `내일`, `3일 뒤`: within a week, where it says more than the date. */
export function dayTag(meetingDate: string, today: string): string | null {
  const days = daysBetween(today, meetingDate);
  if (days < 0 || days > nearDays) return null;
  return relativeDay(meetingDate, new Date(`${today}T12:00:00+09:00`));
}
