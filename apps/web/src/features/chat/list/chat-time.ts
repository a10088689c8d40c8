import { formatTwelveHour } from '@azit/rules/meeting-time';
import { addDays, seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';

/** `오후 2:41` today, `어제`, `11월 8일`, or `2025년 11월 8일` in another year. */
export function chatTime(createdAt: Date, today: string): string {
  const date = seoulToday(createdAt);
  // The server's clock may have passed a midnight that this one has not reached.
  if (date >= today) return formatTwelveHour(seoulTimeOfDay(createdAt));
  if (date === addDays(today, -1)) return '어제';
  const [year = '', month = '', day = ''] = date.split('-');
  const before = today.startsWith(year) ? '' : `${year}년 `;
  return `${before}${Number(month)}월 ${Number(day)}일`;
}
