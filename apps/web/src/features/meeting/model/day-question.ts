import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { dayBefore } from '@azit/rules/hosting/seat-question';

/** The question whether a member comes is due, and one card shows it with the last change. */
export function isQuestionDue(club: ClubDetail, now: Date): boolean {
  return club.phase === 'open' && club.myConfirmation !== null && now >= dayBefore(club);
}
