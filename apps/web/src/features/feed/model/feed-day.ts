import { addDays, daysBetween } from '@azit/rules/seoul-clock';
import { weekendDays } from './day-strip.ts';
import { type FeedState, stripDays } from './feed-state.ts';

type Day = Pick<FeedState, 'day' | 'date' | 'filters'>;

/** The last day the month offers, counted from today. */
export const furthestDay = 365;

/** The day whose clubs are shown: the chosen one, or the first of the weekend where that is asked for. */
export function shownDate({ day, date, filters }: Day, today: string): string {
  const chosen = date !== null && isOffered(date, today) ? date : addDays(today, day);
  const weekend = weekendDays(today);
  return filters.weekend && !weekend.includes(chosen) ? (weekend[0] ?? chosen) : chosen;
}

/** The change of the feed that shows this day: another day than the weekend's ends that filter. */
export function choiceOfDate(date: string, { filters }: Day, today: string): Partial<FeedState> {
  const ahead = daysBetween(today, date);
  const isInStrip = ahead >= 0 && ahead < stripDays;
  const weekend = filters.weekend && weekendDays(today).includes(date);
  return {
    day: isInStrip ? ahead : 0,
    date: isInStrip ? null : date,
    filters: { ...filters, weekend },
  };
}

/** How the server is asked for a day: by its distance within the strip, as it always was. */
export function dayQuery(date: string, today: string): { days: number } | { date: string } {
  const days = daysBetween(today, date);
  return days < stripDays ? { days } : { date };
}

/** Not a day of the past, of a year that is far off, or one like the 30th of February. */
function isOffered(date: string, today: string): boolean {
  const ahead = daysBetween(today, date);
  return ahead >= 0 && ahead <= furthestDay && addDays(today, ahead) === date;
}
