import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';

/** The viewer's own row in the club. */
export function ownApplication(club: ClubDetail, memberId: number): ClubMember | undefined {
  return club.clubMembers.find(({ member }) => member.memberId === memberId);
}

/** Returns whether the viewer is joined or waiting. */
export function isInvolved(club: ClubDetail, memberId: number): boolean {
  const status = ownApplication(club, memberId)?.clubMemberStatus;
  return status === 'CLUB_JOINED' || status === 'CLUB_WAITING';
}
