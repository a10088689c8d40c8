import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { dayBefore } from '@azit/rules/hosting/seat-question';

/** True from the day before the meeting while the member has a question to answer. */
export function isQuestionDue(club: ClubDetail, now: Date): boolean {
  return club.phase === 'open' && club.myConfirmation !== null && now >= dayBefore(club);
}
