import type { Invitation } from '@azit/contract/clubs/invitation.schema';
import { UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import { displayReputation } from '@azit/rules/members/reputation';
import { clubPhaseAt } from '#server/modules/clubs/club.policy.ts';
import type { ClubRow } from '#server/modules/clubs/club.repository.ts';
import { toBannerFile, toProfileFile } from '#server/modules/images/file.view.ts';

export function toInvitation(club: ClubRow, now: Date): Invitation {
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
    area: club.area,
    meetingDate: club.meeting_date,
    meetingTime: club.meeting_time,
    durationMinutes: club.duration_minutes,
    fee: club.fee,
    bringAlong: club.bring_along,
    genderRestriction: club.gender_restriction,
    birthYearMin: toYearText(club.birth_year_min),
    birthYearMax: toYearText(club.birth_year_max),
    memberLimit: club.member_limit,
    joinedCount: club.joined_count,
    offeredCount: club.offered_count,
    phase: clubPhaseAt(club, now),
    visibility: club.visibility,
    locationVisibility: club.location_visibility,
    host: {
      nickname: club.host_nickname ?? UNKNOWN_NICKNAME,
      fileInfo: toProfileFile(club.host_image_path, club.host_image_name),
      reputation: displayReputation(club.host_reputation),
    },
  };
}

export function toYearText(year: number | null): string | null {
  return year === null ? null : String(year);
}
