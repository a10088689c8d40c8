import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';

export type OtherPeople = { joined: readonly ClubMember[]; waiting: readonly ClubMember[] };

export function listClubPeople(club: Pick<ClubDetail, 'clubMembers' | 'host'>): OtherPeople {
  const others = club.clubMembers.filter(({ member }) => member.memberId !== club.host.memberId);
  return {
    joined: others.filter(({ clubMemberStatus }) => clubMemberStatus === 'CLUB_JOINED'),
    waiting: others.filter(({ clubMemberStatus }) => clubMemberStatus === 'CLUB_WAITING'),
  };
}

/** Excludes members of the queue who are approved or have an offer: they wait for no decision. */
export function listUndecided(club: Pick<ClubDetail, 'clubMembers' | 'host'>) {
  return listClubPeople(club).waiting.filter(({ queue }) => !queue?.isApproved);
}
