import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';

export function ownApplication(club: ClubDetail, memberId: number): ClubMember | undefined {
  return club.clubMembers.find(({ member }) => member.memberId === memberId);
}

export function isInvolved(club: ClubDetail, memberId: number): boolean {
  const status = ownApplication(club, memberId)?.clubMemberStatus;
  return status === 'CLUB_JOINED' || status === 'CLUB_WAITING';
}
