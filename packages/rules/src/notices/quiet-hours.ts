import { addDays, seoulInstant, seoulTimeOfDay, seoulToday } from '../seoul-clock.ts';

const FROM = '22:00:00';
const UNTIL = '08:00:00';

export function quietUntil(now: Date): Date | undefined {
  const time = seoulTimeOfDay(now);
  if (time >= UNTIL && time < FROM) return undefined;
  const today = seoulToday(now);
  return seoulInstant(time < UNTIL ? today : addDays(today, 1), UNTIL);
}
