import type { Attendance, AttendanceStage } from '@azit/contract/clubs/club.schema';
import { clubPhase, type PhasedClub } from '../club-phase.ts';
import { type LastingMeeting, meetingEnd } from '../meeting-time.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

export function attendanceClosesAt(meeting: LastingMeeting): Date {
  return new Date(meetingEnd(meeting).getTime() + WEEK_MS);
}

export function contestClosesAt(markedAt: Date): Date {
  return new Date(markedAt.getTime() + WEEK_MS);
}

export function attendanceGate(
  club: PhasedClub,
  now: Date,
): 'cancelled' | 'early' | 'open' | 'late' {
  const phase = clubPhase(club, now);
  if (phase === 'cancelled') return phase;
  if (phase !== 'over') return 'early';
  return now < attendanceClosesAt(club) ? 'open' : 'late';
}

type ConfirmableClub = PhasedClub & { hasOthers: boolean; isConfirmed: boolean };

export function attendanceStage(club: ConfirmableClub, now: Date): AttendanceStage | null {
  if (!club.hasOthers || attendanceGate(club, now) !== 'open') return null;
  return club.isConfirmed ? 'CONFIRMED' : 'OPEN';
}

export type Absence = {
  markedAt: Date;
  contestedAt: Date | null;
  decision: 'CAME' | 'ABSENT' | null;
};

export function toAttendance(absence: Absence | null): Attendance {
  if (absence === null) return 'CAME';
  return absence.decision ?? (absence.contestedAt === null ? 'ABSENT' : 'CONTESTED');
}

export function mayContest(absence: Absence, now: Date): boolean {
  return absence.contestedAt === null && now < contestClosesAt(absence.markedAt);
}
