import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import { phaseStatuses } from '@azit/rules/club-phase';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { date, time } from '#server/database/column.ts';

export const nowParams = { today: date, time_of_day: time };

type Instant = Readonly<{ today: string; time_of_day: string }>;

/** Includes milliseconds, because offers and applications end at a millisecond. */
export function nowValues(now: Date): Instant {
  const milliseconds = now.toISOString().slice(19, 23);
  return { today: seoulToday(now), time_of_day: `${seoulTimeOfDay(now)}${milliseconds}` };
}

export const NOW = `(:today::date + :time_of_day::time) at time zone 'Asia/Seoul'`;

/**
 * SQL: neither cancelled nor started. The row comparison lets an index scan start at the current
 * time.
 */
export function isAhead(table: string): string {
  return `${table}.cancelled_at is null
    and (${table}.meeting_date, ${table}.meeting_time) > (:today::date, :time_of_day::time)`;
}

/**
 * SQL: the same as `isAhead`, for rows found by id. PostgreSQL can reuse one plan for this form.
 */
function isStillAhead(table: string): string {
  return `${table}.cancelled_at is null
    and ${table}.meeting_date + ${table}.meeting_time > :today::date + :time_of_day::time`;
}

export function isListed(table: string): string {
  return `${table}.is_listed and ${isAhead(table)}`;
}

export function isStillListed(table: string): string {
  return `${table}.is_listed and ${isStillAhead(table)}`;
}

export function hasEnded(table: string): string {
  return `${table}.meeting_date + ${table}.meeting_time
    + ${table}.duration_minutes * interval '1 minute' <= :today::date + :time_of_day::time`;
}

export function phaseSql(table: string): string {
  return byPhase(table, (phase) => phase);
}

export function statusSql(table: string): string {
  return byPhase(table, (phase) => phaseStatuses[phase]);
}

function byPhase(table: string, toName: (phase: ClubPhase) => string): string {
  return `case
    when ${table}.cancelled_at is not null then '${toName('cancelled')}'
    when ${isAhead(table)} then '${toName('open')}'
    when ${hasEnded(table)} then '${toName('over')}'
    else '${toName('ongoing')}' end`;
}
