import type { Announcement, ClubDetail } from '@azit/contract/clubs/club.schema';
import type { CrewLink } from '@azit/contract/crews/crew.field';
import { phaseStatuses } from '@azit/rules/club-phase';
import { mayKnowAddress, mayOpenMeeting } from '@azit/rules/club-visibility';
import type { Absence } from '@azit/rules/hosting/attendance';
import { meetingStart } from '@azit/rules/meeting-time';
import { mayHost, readRole } from './club.refusal.ts';
import type { ClubDetailRow, ClubRow } from './club.repository.ts';
import { toAudience } from './club-audience.ts';
import type { ClubMemberRow } from './club-member.repository.ts';
import { toClubMember } from './club-member.view.ts';
import { toInvitation } from './invitations/invitation.view.ts';
import { toOwnAttendance } from './meetings/attendance/own-attendance.view.ts';
import type { ClubChangeRow } from './meetings/club-change.repository.ts';
import { toClubChange } from './meetings/club-change.view.ts';
import { findOffer, findPosition, type Queue } from './seats/queue.ts';

type ClubParts = {
  club: ClubDetailRow;
  members: readonly ClubMemberRow[];
  changes: readonly ClubChangeRow[];
  absence: Absence | null;
  announcement: Announcement | null;
  isReturning: boolean;
  queue: Queue;
};

export function toClubDetail(
  { club, members, changes, absence, announcement, isReturning, queue }: ClubParts,
  viewer: { memberId: number },
  now: Date,
): ClubDetail {
  const facts = toInvitation(club, now);
  const own = members.find((row) => row.member_id === viewer.memberId);
  const audience = toAudience(own);
  const hasSeat = audience === 'joined';
  const freeSeats = club.member_limit - club.joined_count - queue.offered.length;
  const knowsAddress = mayKnowAddress(club.location_visibility, audience);
  return {
    ...facts,
    host: { memberId: club.host_id, ...facts.host },
    location: knowsAddress ? club.location : club.area,
    areaCode: club.area_code,
    locationVisibility: club.location_visibility,
    onlineLink: mayOpenMeeting(audience) ? club.online_link : null,
    clubStatus: phaseStatuses[facts.phase],
    cancelReason: club.cancel_reason,
    cancelledAt: club.cancelled_at?.toISOString() ?? null,
    changes: changes
      .filter((change) => hasChangedSince(change, own))
      .map((change) => toClubChange(change, knowsAddress)),
    myConfirmation: own?.confirmation ?? null,
    announcement,
    ...toOwnAttendance({ club, members, own, absence }, viewer, now),
    visibility: club.visibility,
    ...((hasSeat || mayHost(club, viewer, 'editClub')) && { releasesSeats: club.releases_seats }),
    crew: toCrewLink(club),
    myRole: readRole(club, viewer),
    ...(club.is_in_crew && { myAnswer: hasSeat || club.my_answer }),
    mayRejoin: isReturning && facts.phase === 'open' && (hasSeat || freeSeats > 0),
    ...(facts.phase === 'open'
      ? toSeatFacts(queue, viewer, { club, freeSeats, now })
      : { waitlist: null, offer: null }),
    hostRecord: JSON.parse(club.host_record),
    joinMethod: 'APPROVAL',
    joinQuestion: club.join_question,
    clubMembers: members.map((row) => toClubMember(row, club, { ...viewer, hasSeat }, queue)),
  };
}

type SeatFacts = { club: ClubRow; freeSeats: number; now: Date };

function toSeatFacts(
  queue: Queue,
  { memberId }: { memberId: number },
  { club, freeSeats, now }: SeatFacts,
): Pick<ClubDetail, 'waitlist' | 'offer'> {
  const position = findPosition(queue, memberId);
  const isShown = position !== null || freeSeats <= 0;
  const start = meetingStart({ meetingDate: club.meeting_date, meetingTime: club.meeting_time });
  const offer = findOffer(queue, memberId, { start, freeSeats }, now);
  return {
    waitlist: isShown ? { length: queue.waiting.length, position } : null,
    offer: offer && { ...offer, expiresAt: offer.expiresAt.toISOString() },
  };
}

function toCrewLink({ crew_id, crew_name }: ClubRow): CrewLink | null {
  return crew_id === null || crew_name === null ? null : { crewId: crew_id, name: crew_name };
}

/** Hides a change from members who joined after it: they never knew the old plan. */
function hasChangedSince({ changed_at }: ClubChangeRow, own: ClubMemberRow | undefined): boolean {
  return own === undefined || changed_at >= (own.decided_at ?? own.applied_at);
}
