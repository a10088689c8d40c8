import { weekdayIndex } from '@azit/rules/meeting-time';
import { addDays } from '@azit/rules/seoul-clock';

const week = 7;

export function getMonth(date: string): string {
  return date.slice(0, 7);
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + number - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

export function monthTitle(month: string): string {
  return `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`;
}

export function monthWeeks(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const weeks: (string | null)[][] = [];
  for (
    let sunday = addDays(first, -weekdayIndex(first));
    sunday < `${addMonths(month, 1)}-01`;
    sunday = addDays(sunday, week)
  ) {
    const days = Array.from({ length: week }, (_, at) => addDays(sunday, at));
    weeks.push(days.map((day) => (getMonth(day) === month ? day : null)));
  }
  return weeks;
}

export function dotsFor(count: number): number {
  if (count === 0) return 0;
  if (count === 1) return 1;
  return count < 5 ? 2 : 3;
}

export function dayForKey(
  key: string,
  date: string,
  { first, last }: { first: string; last: string },
): string | null {
  const target = findTarget(key, date);
  if (target === null) return null;
  if (target < first) return first;
  return target > last ? last : target;
}

function findTarget(key: string, date: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1);
    case 'ArrowRight':
      return addDays(date, 1);
    case 'ArrowUp':
      return addDays(date, -week);
    case 'ArrowDown':
      return addDays(date, week);
    case 'Home':
      return addDays(date, -weekdayIndex(date));
    case 'End':
      return addDays(date, week - 1 - weekdayIndex(date));
    case 'PageUp':
      return sameDayInMonth(addMonths(getMonth(date), -1), date);
    case 'PageDown':
      return sameDayInMonth(addMonths(getMonth(date), 1), date);
    default:
      return null;
  }
}

function sameDayInMonth(month: string, date: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${date.slice(8)}`;
  return same < last ? same : last;
}
