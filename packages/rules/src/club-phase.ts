import type { ClubPhase, ClubStatus } from '@azit/contract/clubs/club.schema';
import { type LastingMeeting, meetingEnd, meetingStart } from './meeting-time.ts';

export type PhasedClub = LastingMeeting & { isCancelled: boolean };

/**
 * The phase is computed on every read, so no job has to update it. The same rule in SQL is
 * `phaseSql` in the server's `meeting-clock.ts`; a property test compares both.
 */
export function clubPhase(club: PhasedClub, now: Date): ClubPhase {
  if (club.isCancelled) return 'cancelled';
  if (now < meetingStart(club)) return 'open';
  return now < meetingEnd(club) ? 'ongoing' : 'over';
}

export const phaseStatuses: Readonly<Record<ClubPhase, ClubStatus>> = {
  open: 'CLUB_ACTIVE',
  ongoing: 'CLUB_ONGOING',
  over: 'CLUB_CLOSED',
  cancelled: 'CLUB_CANCEL',
};
