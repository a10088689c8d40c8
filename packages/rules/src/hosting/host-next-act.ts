import type { AttendanceStage } from '@azit/contract/clubs/club.schema';
import { type ClubSeats, freeSeats } from '../club-viewer-state.ts';

export type HostAct =
  | 'attendance'
  | 'again'
  | 'door'
  | 'announce'
  | 'applications'
  | 'chat'
  | 'invite';

type HostedClub = ClubSeats & {
  attendance: AttendanceStage | null;
  waiting: number;
  isArrivalOpen: boolean;
};

export function hostNextAct(club: HostedClub): HostAct {
  if (club.phase === 'over' && club.attendance === 'OPEN') return 'attendance';
  if (club.phase === 'over' || club.phase === 'cancelled') return 'again';
  if (club.isArrivalOpen && club.joinedCount > 1) return 'door';
  if (club.phase === 'ongoing') return 'announce';
  if (club.waiting > 0) return 'applications';
  return freeSeats(club) <= 0 ? 'chat' : 'invite';
}
