import type { ClubPhase } from '@azit/contract/clubs/club.schema';
import { clubPhase, type PhasedClub } from '@azit/rules/club-phase';
import type { Meeting } from '@azit/rules/meeting-time';

export type TimedClub = {
  meeting_date: string;
  meeting_time: string;
  duration_minutes: number;
  cancelled_at: Date | null;
};

export function toMeeting(club: Pick<TimedClub, 'meeting_date' | 'meeting_time'>): Meeting {
  return { meetingDate: club.meeting_date, meetingTime: club.meeting_time };
}

export function phasedClub(club: TimedClub): PhasedClub {
  return {
    meetingDate: club.meeting_date,
    meetingTime: club.meeting_time,
    durationMinutes: club.duration_minutes,
    isCancelled: club.cancelled_at !== null,
  };
}

export function clubPhaseAt(club: TimedClub, now: Date): ClubPhase {
  return clubPhase(phasedClub(club), now);
}
