import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';
import type { HostCapability } from '@azit/contract/host-capability';
import type { OwnPart } from '@azit/rules/club-viewer-state';
import { hasCapability } from '@azit/rules/hosting/host-capability';

export function ownApplication(club: ClubDetail, memberId: number): ClubMember | undefined {
  return club.clubMembers.find(({ member }) => member.memberId === memberId);
}

export function ownPart(club: ClubDetail, memberId: number): OwnPart {
  if (club.host.memberId === memberId) return 'host';
  return ownApplication(club, memberId)?.clubMemberStatus ?? null;
}

/** Older servers do not send `myRole`, so then only the host has a role. */
export function mayAct(club: ClubDetail, memberId: number, capability: HostCapability): boolean {
  const isHost = club.host.memberId === memberId;
  return hasCapability(club.myRole ?? (isHost ? 'HOST' : null), capability);
}

export function isInQueue({ waitlist, offer }: ClubDetail): boolean {
  return Boolean(offer) || typeof waitlist?.position === 'number';
}

export function isInvolved(club: ClubDetail, memberId: number): boolean {
  const status = ownApplication(club, memberId)?.clubMemberStatus;
  return status === 'CLUB_JOINED' || status === 'CLUB_WAITING';
}
