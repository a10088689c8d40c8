import type { CategorySmall } from '@azit/contract/categories/category.schema';
import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { DEFAULT_BANNER_FILE } from '@azit/contract/images/image.rule';
import type { MemberSummary } from '@azit/contract/members/member.schema';
import { type ClubFormValues, planOf } from './club-form.ts';

/** The club as it would be shown, before it exists: its host is the only one in it. */
export function previewClub(
  values: ClubFormValues,
  host: MemberSummary,
  smalls: readonly CategorySmall[],
): ClubDetail {
  const { categorySmallId, joinQuestion } = values;
  const unknown = { categorySmallId, categoryName: '', categoryLargeId: 0 };
  return {
    ...planOf(values),
    clubId: 0,
    bannerImage: DEFAULT_BANNER_FILE,
    categorySmall: smalls.find((small) => small.categorySmallId === categorySmallId) ?? unknown,
    clubStatus: 'CLUB_ACTIVE',
    host,
    joinedCount: 1,
    joinMethod: 'APPROVAL',
    joinQuestion,
    clubMembers: [
      { clubMemberId: 0, clubMemberStatus: 'CLUB_JOINED', member: { ...host, aboutMe: '' } },
    ],
  };
}
