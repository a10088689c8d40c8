import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { type MemberSummary, WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';
import { toBannerFile, toProfileFile } from '#server/modules/images/file.view.ts';
import { clubStatusAt } from './club.policy.ts';
import type { ClubRow } from './club.repository.ts';
import type { ClubMemberRow } from './club-member.repository.ts';
import { toClubMember } from './club-member.view.ts';

export function toClubDetail(
  club: ClubRow,
  members: readonly ClubMemberRow[],
  viewer: { memberId: number },
  now: Date,
): ClubDetail {
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
    location: club.location,
    meetingDate: club.meeting_date,
    meetingTime: club.meeting_time,
    memberLimit: club.member_limit,
    clubStatus: clubStatusAt(club, now),
    host: toHost(club),
    joinedCount: club.joined_count,
    fee: club.fee,
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

function toHost(club: ClubRow): MemberSummary {
  return {
    memberId: club.host_id,
    nickname: club.host_nickname ?? WITHDRAWN_NICKNAME,
    fileInfo: toProfileFile(club.host_image_path, club.host_image_name),
  };
}
