import type { AttendanceStage, ClubPhase } from '@azit/contract/clubs/club.schema';

/** The host's main button. */
export type HostAct = 'attendance' | 'again' | 'announce' | 'applications' | 'chat' | 'invite';

type HostedClub = {
  phase: ClubPhase;
  attendance: AttendanceStage | null;
  joinedCount: number;
  memberLimit: number;
  /** Number of waiting applications. */
  waiting: number;
};

/** Decides the host's next action, in this order. */
export function hostNextAct(club: HostedClub): HostAct {
  if (club.phase === 'over' && club.attendance === 'OPEN') return 'attendance';
  if (club.phase === 'over' || club.phase === 'cancelled') return 'again';
  if (club.phase === 'ongoing') return 'announce';
  if (club.waiting > 0) return 'applications';
  // A full club has nobody left to invite, so the room is the next step.
  return club.joinedCount >= club.memberLimit ? 'chat' : 'invite';
}
