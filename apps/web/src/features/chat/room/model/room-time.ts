import { formatDetailDate, formatTwelveHour } from '@azit/rules/meeting-time';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';

export function getDay(createdAt: string): string {
  return seoulToday(new Date(createdAt));
}

export function formatDay(day: string, today: string): string {
  return formatDetailDate(day, new Date(today));
}

export function formatTime(createdAt: string): string {
  return formatTwelveHour(seoulTimeOfDay(new Date(createdAt)));
}
