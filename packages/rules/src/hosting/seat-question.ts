import type { Confirmation } from '@azit/contract/clubs/club.schema';
import { formatNearTime, type Meeting, meetingStart } from '../meeting-time.ts';

const HOUR_MS = 60 * 60_000;
export const PROMPT_HOURS = 24;
/** Giving up a seat in this many hours before the start is late and lowers the reputation. */
export const LATE_HOURS = 6;

export function dayBefore(meeting: Meeting): Date {
  return hoursBefore(meeting, PROMPT_HOURS);
}

export function lateFrom(meeting: Meeting): Date {
  return hoursBefore(meeting, LATE_HOURS);
}

/**
 * When the app last asked everyone with a seat whether they come: after a change of the time or
 * location, and on the day before the meeting. The same rule in SQL is in the server's
 * `answer-sql.ts`; a test compares both.
 */
export function promptedAt(meeting: Meeting, changedAt: Date | null, now: Date): Date | null {
  const daily = dayBefore(meeting);
  if (daily > now) return changedAt;
  return changedAt !== null && changedAt > daily ? changedAt : daily;
}

type Seat = { seatedAt: Date; answeredAt: Date | null };

/** Returns null if no answer is needed, for example from a member who joined after the question. */
export function readConfirmation(
  prompted: Date | null,
  { seatedAt, answeredAt }: Seat,
): Confirmation | null {
  if (prompted === null) return null;
  if (answeredAt !== null && answeredAt >= prompted) return 'GOING';
  return seatedAt > prompted ? null : 'PENDING';
}

/** Says until when giving up a seat has no effect on the reputation. Null if it is already late. */
export function freeUntilText(meeting: Meeting, now: Date): string | null {
  const late = lateFrom(meeting);
  if (late <= now) return null;
  return `${formatNearTime(late, now)} 전에 알려 주면 못\u00a0가도 아지트 온도는 그대로예요.`;
}

/**
 * For a club that releases seats: says from the day before on until when silence keeps the seat.
 * Null once it is too late.
 */
export function releaseText(meeting: Meeting, now: Date): string | null {
  const late = lateFrom(meeting);
  if (now < dayBefore(meeting) || late <= now) return null;
  return `${formatNearTime(late, now)}까지 답이 없으면 자리가 기다리는 사람에게 넘어가요.`;
}

function hoursBefore(meeting: Meeting, hours: number): Date {
  return new Date(meetingStart(meeting).getTime() - hours * HOUR_MS);
}
