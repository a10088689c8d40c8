/** Seoul has used UTC+9 without daylight saving since 1988. */
const SEOUL_OFFSET_MS = 9 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

function seoulIso(now: Date): string {
  return new Date(now.getTime() + SEOUL_OFFSET_MS).toISOString();
}

export function seoulToday(now: Date): string {
  return seoulIso(now).slice(0, 10);
}

export function seoulTimeOfDay(now: Date): string {
  return seoulIso(now).slice(11, 19);
}

export function seoulInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}+09:00`);
}

export function millisecondsUntilSeoulMidnight(now: Date): number {
  return DAY_MS - ((now.getTime() + SEOUL_OFFSET_MS) % DAY_MS);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function daysBetween(today: string, date: string): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / DAY_MS);
}

const SATURDAY = 6;

export function getWeekend(today: string): { from: string; to: string } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (weekday === 0) return { from: today, to: today };
  const saturday = addDays(today, SATURDAY - weekday);
  return { from: saturday, to: addDays(saturday, 1) };
}
