import type { AttendanceStage, ClubPhase } from '@azit/contract/clubs/club.schema';

/** What the host's large button does. */
export type HostAct = 'attendance' | 'again' | 'announce' | 'applications' | 'talk' | 'invite';

type HostedClub = {
  phase: ClubPhase;
  attendance: AttendanceStage | null;
  joinedCount: number;
  memberLimit: number;
  /** How many applications wait. */
  waiting: number;
};

/** The next act of a host, decided in this order. */
export function hostNextAct(club: HostedClub): HostAct {
  if (club.phase === 'over' && club.attendance === 'OPEN') return 'attendance';
  if (club.phase === 'over' || club.phase === 'cancelled') return 'again';
  if (club.phase === 'ongoing') return 'announce';
  if (club.waiting > 0) return 'applications';
  // Nobody is left to invite: what comes next is said to those who come.
  return club.joinedCount >= club.memberLimit ? 'talk' : 'invite';
}
