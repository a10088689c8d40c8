import { addDays, daysBetween } from '@azit/rules/seoul-clock';
import { weekendDays } from './day-strip.ts';
import { type FeedState, stripDays } from './feed-state.ts';

type Day = Pick<FeedState, 'day' | 'date' | 'filters'>;

export const furthestDay = 365;

export function shownDate({ day, date, filters }: Day, today: string): string {
  const chosen = date !== null && isOffered(date, today) ? date : addDays(today, day);
  const weekend = weekendDays(today);
  return filters.weekend && !weekend.includes(chosen) ? (weekend[0] ?? chosen) : chosen;
}

export function chooseDate(date: string, { filters }: Day, today: string): Partial<FeedState> {
  const ahead = daysBetween(today, date);
  const isInStrip = ahead >= 0 && ahead < stripDays;
  const weekend = filters.weekend && weekendDays(today).includes(date);
  return {
    day: isInStrip ? ahead : 0,
    date: isInStrip ? null : date,
    filters: { ...filters, weekend },
  };
}

/**
 * Sends the days of the date strip as an offset from today, because older servers accept no date.
 */
export function dayQuery(date: string, today: string): { days: number } | { date: string } {
  const days = daysBetween(today, date);
  return days < stripDays ? { days } : { date };
}

function isOffered(date: string, today: string): boolean {
  const ahead = daysBetween(today, date);
  return ahead >= 0 && ahead <= furthestDay && addDays(today, ahead) === date;
}
