import type { ReputationNote } from '@azit/contract/members/reputation-event.schema';
import { LATE_HOURS } from '../hosting/seat-question.ts';
import { type Meeting, meetingStart } from '../meeting-time.ts';
import { MAX_REPUTATION, raiseReputation } from './reputation.ts';

export const ATTENDED_STEP = 0.1;
export const ATTENDED_PER_MONTH = 5;
export const SLIP_FLOOR = 30;

export type Slip = 'ABSENT' | 'LATE_NO';

export const LATE_NO_COST = 0.3;
const slipCosts: Record<Slip, number> = { ABSENT: 1, LATE_NO: LATE_NO_COST };

const HOUR_MS = 60 * 60_000;

export type ReputationChange = { delta: number; note: ReputationNote | null };

/**
 * `earned` is the reputation without slips (absences and late 못 가요), so that a slip never changes
 * what a review adds.
 */
export function countReview(earned: number, earlierFromSameReviewer: number): number {
  return round(raiseReputation(earned, earlierFromSameReviewer) - earned);
}

export function countAttended(earned: number, attendedInMonth: number): ReputationChange {
  if (attendedInMonth >= ATTENDED_PER_MONTH) return { delta: 0, note: 'CAPPED' };
  return { delta: round(Math.min(ATTENDED_STEP, MAX_REPUTATION - earned)), note: null };
}

export function countSlip(slip: Slip, current: number, slipsInYear: number): ReputationChange {
  if (slipsInYear === 0) return { delta: 0, note: 'FREE' };
  const cost = slipCosts[slip];
  const room = Math.max(0, current - SLIP_FLOOR);
  return room < cost ? { delta: round(-room), note: 'FLOOR' } : { delta: -cost, note: null };
}

/**
 * A slip is an absence or a late 못 가요, which lowers the reputation. Returns the date from which a
 * slip on `day` counts half: one year later. Both are dates in Seoul.
 */
export function halvingDay(day: string): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later.toISOString().slice(0, 10);
}

export function lateNoHours(meeting: Meeting, now: Date): number | null {
  const hours = (meetingStart(meeting).getTime() - now.getTime()) / HOUR_MS;
  return hours > 0 && hours <= LATE_HOURS ? Math.ceil(hours) : null;
}

function round(value: number): number {
  return Number(value.toFixed(4)) || 0;
}
