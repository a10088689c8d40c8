import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import type { OwnPart } from '@azit/rules/club-viewer-state';

export function ownApplication(club: ClubDetail, memberId: number): ClubMember | undefined {
  return club.clubMembers.find(({ member }) => member.memberId === memberId);
}

export function ownPart(club: ClubDetail, memberId: number): OwnPart {
  if (club.host.memberId === memberId) return 'host';
  return ownApplication(club, memberId)?.clubMemberStatus ?? null;
}

export function isInvolved(club: ClubDetail, memberId: number): boolean {
  const status = ownApplication(club, memberId)?.clubMemberStatus;
  return status === 'CLUB_JOINED' || status === 'CLUB_WAITING';
}
