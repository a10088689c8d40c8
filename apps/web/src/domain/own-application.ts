import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';

/** The viewer's own row in the club, if any. */
export function ownApplication(club: ClubDetail, memberId: number): ClubMember | undefined {
  return club.clubMembers.find(({ member }) => member.memberId === memberId);
}

/** Whether the viewer has a seat, or waits for one. */
export function isInvolved(club: ClubDetail, memberId: number): boolean {
  const status = ownApplication(club, memberId)?.clubMemberStatus;
  return status === 'CLUB_JOINED' || status === 'CLUB_WAITING';
}
