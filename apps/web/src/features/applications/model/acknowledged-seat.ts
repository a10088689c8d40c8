import type { ClubMember } from '@azit/contract/clubs/club.schema';
import type { QueryClient } from '@tanstack/react-query';
import { ownApplication } from '#web/domain/own-application.ts';
import { applicationQueries } from '#web/queries/application-queries.ts';
import { clubQueries, type StoredClub } from '#web/queries/club-queries.ts';
import { memberQueries } from '#web/queries/member-queries.ts';

/** Shows the viewer's new seat on the cached page of the club. False if that is impossible. */
export function showOwnSeat(client: QueryClient, clubId: number, memberId: number): boolean {
  const { queryKey } = clubQueries.detail(clubId);
  const club = client.getQueryData(queryKey);
  const profile = client.getQueryData(memberQueries.cachedProfile(memberId).queryKey);
  // A seat may reveal an address or a link, which only the refetched club contains.
  if (!club || !profile || club.isOnline === 'online' || club.locationVisibility !== 'ALL')
    return false;
  const { nickname, aboutMe, fileInfo } = profile;
  const own: ClubMember = ownApplication(club, memberId) ?? {
    clubMemberId: 0,
    clubMemberStatus: 'CLUB_JOINED',
    member: { memberId, nickname, aboutMe, fileInfo },
  };
  client.setQueryData(queryKey, seatViewer(club, own));
  return true;
}

function seatViewer({ offerEndsAt: _, ...club }: StoredClub, own: ClubMember): StoredClub {
  const { memberId } = own.member;
  const { queue: __, expiresAt: ___, ...row } = own;
  const { offer, offeredCount = 0, waitlist } = club;
  return {
    ...club,
    clubMembers: [
      ...club.clubMembers.filter(({ member }) => member.memberId !== memberId),
      { ...row, clubMemberStatus: 'CLUB_JOINED' },
    ],
    joinedCount: club.joinedCount + 1,
    offeredCount: offer && !offer.isShared ? Math.max(offeredCount - 1, 0) : offeredCount,
    offer: null,
    waitlist: waitlist ? { ...waitlist, position: null } : waitlist,
  };
}

type Decision = { memberId: number; status: 'CLUB_JOINED' | 'CLUB_REJECTED' };

/** Shows a decision of the host in the cached list. False if no list is cached. */
export function showDecision(client: QueryClient, clubId: number, decision: Decision): boolean {
  const { memberId, status } = decision;
  const { queryKey } = applicationQueries.list(clubId);
  const rows = client.getQueryData(queryKey);
  if (!rows) return false;
  const isDecided = ({ member }: ClubMember) => member.memberId === memberId;
  client.setQueryData(
    queryKey,
    status === 'CLUB_REJECTED'
      ? rows.filter((row) => !isDecided(row))
      : rows.map((row) => (isDecided(row) ? { ...row, clubMemberStatus: status } : row)),
  );
  return true;
}
