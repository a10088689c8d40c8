import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';
import { phaseStatuses } from '@azit/rules/club-phase';
import { mayKnowAddress, mayOpenMeeting } from '@azit/rules/club-visibility';
import { displayReputation } from '@azit/rules/members/reputation';
import { toBannerFile, toProfileFile } from '#server/modules/images/file.view.ts';
import { clubPhaseAt } from './club.policy.ts';
import type { ClubRow } from './club.repository.ts';
import { audienceOf } from './club-audience.ts';
import type { ClubMemberRow } from './club-member.repository.ts';
import { toClubMember } from './club-member.view.ts';
import type { ClubChangeRow } from './meetings/club-change.repository.ts';
import { toClubChange } from './meetings/club-change.view.ts';

type ClubParts = {
  club: ClubRow;
  members: readonly ClubMemberRow[];
  changes: readonly ClubChangeRow[];
};

export function toClubDetail(
  { club, members, changes }: ClubParts,
  viewer: { memberId: number },
  now: Date,
): ClubDetail {
  const phase = clubPhaseAt(club, now);
  const own = members.find((row) => row.member_id === viewer.memberId);
  const audience = audienceOf(own);
  const knowsAddress = mayKnowAddress(club.location_visibility, audience);
  return {
    clubId: club.club_id,
    clubName: club.club_name,
    clubInfo: club.club_info,
    bannerImage: toBannerFile(club.image_path, club.image_name),
    categorySmall: {
      categorySmallId: club.category_small_id,
      categoryName: club.category_name,
      categoryLargeId: club.category_large_id,
    },
    isOnline: club.is_online ? 'online' : 'offline',
    location: knowsAddress ? club.location : club.area,
    area: club.area,
    areaCode: club.area_code,
    locationVisibility: club.location_visibility,
    onlineLink: mayOpenMeeting(audience) ? club.online_link : null,
    meetingDate: club.meeting_date,
    meetingTime: club.meeting_time,
    durationMinutes: club.duration_minutes,
    fee: club.fee,
    memberLimit: club.member_limit,
    clubStatus: phaseStatuses[phase],
    phase,
    cancelReason: club.cancel_reason,
    cancelledAt: club.cancelled_at?.toISOString() ?? null,
    changes: changes.map((change) => toClubChange(change, knowsAddress)),
    myConfirmation: own?.confirmation ?? null,
    host: toHost(club),
    joinedCount: club.joined_count,
    birthYearMin: toYearText(club.birth_year_min),
    birthYearMax: toYearText(club.birth_year_max),
    genderRestriction: club.gender_restriction,
    joinMethod: 'APPROVAL',
    joinQuestion: club.join_question,
    clubMembers: members.map((row) => toClubMember(row, club.host_id, viewer)),
  };
}

export function toYearText(year: number | null): string | null {
  return year === null ? null : String(year);
}

function toHost(club: ClubRow): ClubDetail['host'] {
  return {
    memberId: club.host_id,
    nickname: club.host_nickname ?? WITHDRAWN_NICKNAME,
    fileInfo: toProfileFile(club.host_image_path, club.host_image_name),
    reputation: displayReputation(club.host_reputation),
  };
}
