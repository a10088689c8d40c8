import type { ClubDetail, ClubMember } from '@azit/contract/clubs/club.schema';

export type OtherPeople = { joined: readonly ClubMember[]; waiting: readonly ClubMember[] };

export function listClubPeople(club: Pick<ClubDetail, 'clubMembers' | 'host'>): OtherPeople {
  const others = club.clubMembers.filter(({ member }) => member.memberId !== club.host.memberId);
  return {
    joined: others.filter(({ clubMemberStatus }) => clubMemberStatus === 'CLUB_JOINED'),
    waiting: others.filter(({ clubMemberStatus }) => clubMemberStatus === 'CLUB_WAITING'),
  };
}

/** Members of the queue wait for a free seat, so they are not open tasks of the host. */
export function isUndecided({ clubMemberStatus, queue }: ClubMember): boolean {
  return clubMemberStatus === 'CLUB_WAITING' && queue === undefined;
}
