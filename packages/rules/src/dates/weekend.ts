import { addDays } from '../seoul-clock.ts';

const SATURDAY = 6;

/** Saturday and Sunday of the week of this day, which begins on Monday; on a Sunday, the day alone. */
export function weekendOf(today: string): { from: string; to: string } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return { from: today, to: today };
  const saturday = addDays(today, SATURDAY - weekday);
  return { from: saturday, to: addDays(saturday, 1) };
}
