import { DATES_AHEAD_MAX, type Rhythm } from '@azit/contract/crews/crew.field';
import { hasMeetingBegun, weekdayIndex } from '../meeting-time.ts';
import { addDays, seoulToday } from '../seoul-clock.ts';
import { plannedDates } from './rhythm.ts';

export type PlannedCrew = {
  rhythm: Rhythm;
  startsOn: string;
  meetingTime: string;
  ahead: number;
};

/**
 * Known days of meetings of a crew. `open`: with a club that is not cancelled. `closed`: skipped or
 * cancelled.
 */
export type KnownDates = { open: readonly string[]; closed: readonly string[] };

/**
 * Returns the days on which the crew must have a meeting but has none yet. A skipped or cancelled
 * day is never due again; a later one replaces it. Meetings that are left from an earlier rhythm
 * count as well.
 */
export function findDueDates(
  { rhythm, startsOn, meetingTime, ahead }: PlannedCrew,
  { open, closed }: KnownDates,
  now: Date,
): string[] {
  const from = firstComingDay(meetingTime, now);
  const earlier = open.filter((date) => date >= from && date < startsOn).length;
  if (earlier >= ahead) return [];
  const candidates = plannedDates(rhythm, startsOn, from, ahead + closed.length);
  const wanted = candidates.filter((date) => !closed.includes(date)).slice(0, ahead - earlier);
  return wanted.filter((date) => !open.includes(date));
}

/**
 * Returns those of the next four days of the crew that have no meeting yet, because fewer meetings
 * are created in advance. Call when no meeting is due.
 */
export function findPlannedDates(crew: PlannedCrew, known: KnownDates, now: Date): string[] {
  return findDueDates({ ...crew, ahead: DATES_AHEAD_MAX }, known, now);
}

export function firstComingDay(meetingTime: string, now: Date): string {
  const meetingDate = seoulToday(now);
  return hasMeetingBegun({ meetingDate, meetingTime }, now) ? addDays(meetingDate, 1) : meetingDate;
}

/**
 * A new rhythm starts at least this many days after the last meeting of the former rhythm: about
 * half an interval.
 */
const GAP_DAYS = { NONE: 1, WEEKLY: 4, BIWEEKLY: 8, MONTHLY: 15 } as const;

/**
 * Returns the first day of a new rhythm. `regular` are the days of those meetings of the former
 * rhythm that stay.
 */
export function newStart({ every }: Rhythm, regular: readonly string[], from: string): string {
  const last = regular
    .filter((date) => date >= from)
    .toSorted()
    .at(-1);
  return last === undefined ? from : addDays(last, GAP_DAYS[every]);
}

/**
 * Returns the day to which a new rhythm moves a meeting: the new weekday of the same week, or for a
 * monthly rhythm the new day of the same month.
 */
export function movedDate(date: string, before: Rhythm, after: Rhythm): string {
  const { every, weekday = 0 } = after;
  if (every === 'NONE') return date;
  if (every === 'MONTHLY' && before.every === 'MONTHLY') {
    const month = `${date.slice(0, 7)}-01`;
    return plannedDates(after, month, month, 1)[0] ?? date;
  }
  return addDays(date, sinceMonday(weekday) - sinceMonday(weekdayIndex(date)));
}

function sinceMonday(weekday: number): number {
  return (weekday + 6) % 7;
}
