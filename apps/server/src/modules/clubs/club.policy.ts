import type { ClubStatus } from '@azit/contract/clubs/club.schema';
import { isMeetingOver } from '@azit/rules/meeting-time';

export type TimedClub = { meeting_date: string; meeting_time: string; cancelled_at: Date | null };

/** Decided at the moment of reading: no job has to run for it to be right. */
export function clubStatusAt(club: TimedClub, now: Date): ClubStatus {
  if (club.cancelled_at !== null) return 'CLUB_CANCEL';
  return isOver(club, now) ? 'CLUB_CLOSED' : 'CLUB_ACTIVE';
}

export function isOver(club: Omit<TimedClub, 'cancelled_at'>, now: Date): boolean {
  return isMeetingOver({ meetingDate: club.meeting_date, meetingTime: club.meeting_time }, now);
}
