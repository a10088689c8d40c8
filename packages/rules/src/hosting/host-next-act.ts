import type { AttendanceStage, ClubPhase } from '@azit/contract/clubs/club.schema';

export type HostAct = 'attendance' | 'again' | 'announce' | 'applications' | 'chat' | 'invite';

type HostedClub = {
  phase: ClubPhase;
  attendance: AttendanceStage | null;
  joinedCount: number;
  memberLimit: number;
  waiting: number;
};

export function hostNextAct(club: HostedClub): HostAct {
  if (club.phase === 'over' && club.attendance === 'OPEN') return 'attendance';
  if (club.phase === 'over' || club.phase === 'cancelled') return 'again';
  if (club.phase === 'ongoing') return 'announce';
  if (club.waiting > 0) return 'applications';
  return club.joinedCount >= club.memberLimit ? 'chat' : 'invite';
}
