import { formatTwelveHour } from '@azit/rules/meeting-time';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

export function getDay(createdAt: string): string {
  return seoulToday(new Date(createdAt));
}

export function formatDay(day: string, today: string): string {
  const [year, month, date] = day.split('-').map(Number);
  const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  const before = day.slice(0, 4) === today.slice(0, 4) ? '' : `${year}년 `;
  return `${before}${month}월 ${date}일 ${weekday}요일`;
}

export function formatTime(createdAt: string): string {
  return formatTwelveHour(seoulTimeOfDay(new Date(createdAt)));
}
