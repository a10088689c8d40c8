import { isMeetingOver, type Meeting } from '@azit/rules/meeting-time';

export type ReviewedClub = Meeting & { cancelledAt: Date | null };

/**
 * Returns whether people met. A club closed before its meeting never met, also once that time has
 * passed; one closed afterwards did.
 */
export function didMeet(club: ReviewedClub, now: Date): boolean {
  if (!isMeetingOver(club, now)) return false;
  const meeting = new Date(`${club.meetingDate}T${club.meetingTime}+09:00`);
  return club.cancelledAt === null || club.cancelledAt >= meeting;
}
