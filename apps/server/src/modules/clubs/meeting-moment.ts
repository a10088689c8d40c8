import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { date, time } from '#server/database/column.ts';

/** Now on Seoul's wall clock, for every statement that compares meetings with it. */
export const momentParams = { today: date, time_of_day: time };

export function toMoment(now: Date): { today: string; time_of_day: string } {
  return { today: seoulToday(now), time_of_day: seoulTimeOfDay(now) };
}

/** SQL: the meeting of this row of clubs has begun. */
export function hasBegun(table: string): string {
  return `(${table}.meeting_date, ${table}.meeting_time) <= (:today::date, :time_of_day::time)`;
}

/**
 * SQL: this row of clubs is neither cancelled nor begun. The row comparison lets an index scan
 * start at now: no job has to close a club.
 */
export function isAhead(table: string): string {
  return `${table}.cancelled_at is null
    and (${table}.meeting_date, ${table}.meeting_time) > (:today::date, :time_of_day::time)`;
}
