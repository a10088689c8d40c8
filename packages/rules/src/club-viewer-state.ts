import type { ClubMemberStatus, ClubPhase } from '@azit/contract/clubs/club.schema';

export type ClubViewerState = 'host' | 'joined' | 'waiting' | 'ended' | 'full' | 'open';

/** The viewer's role in the club; null for guests and members who have not applied. */
export type OwnPart = 'host' | ClubMemberStatus | null;

export type ClubSeats = {
  phase: ClubPhase;
  joinedCount: number;
  offeredCount?: number | undefined;
  memberLimit: number;
  /** The queue. It is not null while every seat is taken or offered to somebody in the queue. */
  waitlist?: object | null | undefined;
};

export function freeSeats({
  memberLimit,
  joinedCount,
  offeredCount = 0,
}: Pick<ClubSeats, 'joinedCount' | 'memberLimit' | 'offeredCount'>): number {
  return memberLimit - joinedCount - offeredCount;
}

/** Checks the viewer's role first: a member who has a seat must not see the club as full. */
export function clubViewerState(club: ClubSeats, own: OwnPart): ClubViewerState {
  if (own === 'host') return 'host';
  if (own === 'CLUB_JOINED') return 'joined';
  if (own === 'CLUB_WAITING') return 'waiting';
  if (club.phase !== 'open') return 'ended';
  return freeSeats(club) <= 0 || club.waitlist ? 'full' : 'open';
}
