import type { MeetingMode } from '@azit/contract/clubs/club.field';
import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import { clubPhase, type PhasedClub } from '../club-phase.ts';
import { whyNotOpen } from '../club-sentences.ts';
import { type LastingMeeting, type Meeting, meetingEnd, meetingStart } from '../meeting-time.ts';

const HOUR_MS = 60 * 60_000;
export const DOOR_STEP_MS = 30_000;
const SKEW_MS = 20_000;

export function doorStep(now: Date): number {
  return Math.floor(now.getTime() / DOOR_STEP_MS);
}

/**
 * The door code changes with each step. Codes of neighbouring steps are accepted for 20 seconds:
 * reading and typing six letters takes time, and the clocks of two servers may differ.
 */
export function acceptedDoorSteps(now: Date): number[] {
  const steps = [-SKEW_MS, 0, SKEW_MS].map((skew) => doorStep(new Date(now.getTime() + skew)));
  return [...new Set(steps)];
}

export function arrivalTimes(meeting: LastingMeeting): { opens: Date; closes: Date } {
  return { opens: arrivalOpensAt(meeting), closes: meetingEnd(meeting) };
}

function arrivalOpensAt(meeting: Meeting): Date {
  return new Date(meetingStart(meeting).getTime() - HOUR_MS);
}

export function whyNoArrival(club: PhasedClub, now: Date): string | null {
  const phase = clubPhase(club, now);
  if (phase === 'cancelled') return `${whyNotOpen(phase)}.`;
  if (phase === 'over') return '모임이 끝나 쓸 수 없어요.';
  return now < arrivalOpensAt(club) ? '시작 1시간 전부터 쓸 수 있어요.' : null;
}

/** True while members enter the door code: only offline, until the end. */
export function isArrivalOpen(
  club: Omit<PhasedClub, 'isCancelled'> & { phase: ClubPhase; isOnline: MeetingMode },
  now: Date,
): boolean {
  const isCancelled = club.phase === 'cancelled';
  return club.isOnline === 'offline' && whyNoArrival({ ...club, isCancelled }, now) === null;
}

/**
 * An arrival belongs to one meeting time: if the meeting moves to another day, the arrival no
 * longer counts.
 */
export function hasArrived(meeting: Meeting, arrivedAt: Date | null): arrivedAt is Date {
  return arrivedAt !== null && arrivedAt >= arrivalOpensAt(meeting);
}
