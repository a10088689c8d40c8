import { formatDetailDate, formatTwelveHour } from '@azit/rules/meeting-time';
import { addDays, seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';

export function chatTime(createdAt: Date, today: string): string {
  const date = seoulToday(createdAt);
  // Compare with `>=`: if the server's clock is ahead, a message may have tomorrow's date.
  if (date >= today) return formatTwelveHour(seoulTimeOfDay(createdAt));
  if (date === addDays(today, -1)) return '어제';
  return formatDetailDate(date, new Date(today));
}
