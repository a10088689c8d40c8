import type { CategorySmall } from '@azit/contract/categories/category.schema';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { DEFAULT_BANNER_FILE, DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import { locationArea } from '@azit/rules/areas/location-area';
import { INITIAL_REPUTATION } from '@azit/rules/members/reputation';
import type { Session } from '#web/session/session.ts';
import { type ClubFormValues, toPlan } from './club-form.ts';

export function previewClub(
  values: ClubFormValues,
  host: MemberSummary,
  smalls: readonly CategorySmall[],
): ClubDetail {
  const { categorySmallId, joinQuestion } = values;
  const unknown = { categorySmallId, categoryName: '', categoryLargeId: 0 };
  const plan = toPlan(values);
  return {
    ...plan,
    area: plan.location === null ? null : locationArea(plan.location),
    areaCode: null,
    clubId: 0,
    bannerImage: DEFAULT_BANNER_FILE,
    categorySmall: smalls.find((small) => small.categorySmallId === categorySmallId) ?? unknown,
    clubStatus: 'CLUB_ACTIVE',
    phase: 'open',
    host: { ...host, reputation: INITIAL_REPUTATION },
    joinedCount: 1,
    cancelReason: null,
    cancelledAt: null,
    changes: [],
    myConfirmation: null,
    attendance: null,
    announcement: null,
    myAttendance: null,
    contestUntil: null,
    joinMethod: 'APPROVAL',
    joinQuestion,
    clubMembers: [
      { clubMemberId: 0, clubMemberStatus: 'CLUB_JOINED', member: { ...host, aboutMe: '' } },
    ],
  };
}

export function toHost({ memberId, nickname, profileUrl, profileName }: Session) {
  const fileInfo =
    profileUrl !== null && profileName !== null
      ? { fileUrl: profileUrl, fileName: profileName }
      : DEFAULT_PROFILE_FILE;
  return { memberId, nickname, fileInfo };
}
