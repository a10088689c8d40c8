import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import { phaseStatuses } from '@azit/rules/club-phase';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { date, time } from '#server/database/column.ts';

/** Now on Seoul's wall clock, for every statement that compares meetings with it. */
export const nowParams = { today: date, time_of_day: time };

type Moment = Readonly<{ today: string; time_of_day: string }>;

/** Nearly every read asks for it, and all of one second get the same. */
let last: { second: number; moment: Moment } | undefined;

export function nowValues(now: Date): Moment {
  const second = Math.floor(now.getTime() / 1000);
  if (last?.second !== second) {
    last = { second, moment: { today: seoulToday(now), time_of_day: seoulTimeOfDay(now) } };
  }
  return last.moment;
}

/**
 * SQL: this row of clubs is neither cancelled nor begun. The row comparison lets an index scan
 * start at now: no job has to close a club.
 */
export function isAhead(table: string): string {
  return `${table}.cancelled_at is null
    and (${table}.meeting_date, ${table}.meeting_time) > (:today::date, :time_of_day::time)`;
}

/**
 * SQL: the same, of rows that are found by their ids. Of a sum the planner does not know how many rows
 * it is true of, and so it keeps one plan for all moments.
 */
function isStillAhead(table: string): string {
  return `${table}.cancelled_at is null
    and ${table}.meeting_date + ${table}.meeting_time > :today::date + :time_of_day::time`;
}

/** SQL: lists show this row of clubs. */
export function isListed(table: string): string {
  return `${table}.is_listed and ${isAhead(table)}`;
}

/** SQL: the same, of rows that are found by their ids. */
export function isStillListed(table: string): string {
  return `${table}.is_listed and ${isStillAhead(table)}`;
}

/** SQL: the time of this row's meeting is over, whether or not it was cancelled. */
export function hasEnded(table: string): string {
  return `${table}.meeting_date + ${table}.meeting_time
    + ${table}.duration_minutes * interval '1 minute' <= :today::date + :time_of_day::time`;
}

/** SQL: the phase of this row of clubs, as `clubPhase` of the rules decides it. */
export function phaseSql(table: string): string {
  return byPhase(table, (phase) => phase);
}

/** SQL: the same under its older names. */
export function statusSql(table: string): string {
  return byPhase(table, (phase) => phaseStatuses[phase]);
}

function byPhase(table: string, nameOf: (phase: ClubPhase) => string): string {
  return `case
    when ${table}.cancelled_at is not null then '${nameOf('cancelled')}'
    when ${isAhead(table)} then '${nameOf('open')}'
    when ${hasEnded(table)} then '${nameOf('over')}'
    else '${nameOf('ongoing')}' end`;
}
