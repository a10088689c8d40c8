import type { ClubMemberStatus, ClubPhase } from '@azit/contract/clubs/club.schema';

/** The product spells `waiting` as `wating`. */
export type ClubButtonState = 'close' | 'full' | 'edit' | 'wating' | 'joined' | 'join';

type ClubForButton = {
  phase: ClubPhase;
  joinedCount: number;
  memberLimit: number;
  hostId: number;
};

type ViewerForButton = { memberId: number; status?: ClubMemberStatus | undefined };

export function clubButtonState(club: ClubForButton, viewer: ViewerForButton): ClubButtonState {
  if (club.phase !== 'open') return 'close';
  if (club.joinedCount >= club.memberLimit) return 'full';
  if (viewer.memberId === club.hostId) return 'edit';
  if (viewer.status === 'CLUB_WAITING') return 'wating';
  if (viewer.status === 'CLUB_JOINED') return 'joined';
  return 'join';
}

/** A full club shows no main action, so leaving needs its own button. */
export function exitFromFullClub(
  club: ClubForButton,
  viewer: ViewerForButton,
): 'cancel-waiting' | 'cancel-joined' | null {
  if (clubButtonState(club, viewer) !== 'full' || viewer.memberId === club.hostId) return null;
  if (viewer.status === 'CLUB_WAITING') return 'cancel-waiting';
  return viewer.status === 'CLUB_JOINED' ? 'cancel-joined' : null;
}
