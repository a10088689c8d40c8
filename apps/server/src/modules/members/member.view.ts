import { gender, UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';
import type { MemberProfile, MemberSummary, OwnMember } from '@azit/contract/members/member.schema';
import { displayReputation } from '@azit/rules/members/reputation';
import type { StatementRow } from '#server/database/statement.ts';
import { toProfileFile } from '#server/modules/images/file.view.ts';
import type { selectMember } from './member.repository.ts';

export type MemberRow = StatementRow<typeof selectMember>;
type SummaryRow = Pick<MemberRow, 'member_id' | 'image_path' | 'image_name'> & {
  nickname: string | null;
};

export function toMemberSummary(row: SummaryRow): MemberSummary {
  return {
    memberId: row.member_id,
    nickname: row.nickname ?? UNKNOWN_NICKNAME,
    fileInfo: toProfileFile(row.image_path, row.image_name),
  };
}

export function toMemberProfile(row: MemberRow): MemberProfile {
  return {
    memberId: row.member_id,
    nickname: row.nickname,
    aboutMe: row.about_me,
    reputation: displayReputation(row.reputation),
    following: row.following_count,
    follower: row.follower_count,
    categorySmallIdList: row.interests,
    fileInfo: toProfileFile(row.image_path, row.image_name),
  };
}

export function toOwnMember(row: MemberRow): OwnMember {
  return {
    ...toMemberProfile(row),
    email: row.email,
    gender: gender.parse(row.gender),
    birthYear: String(row.birth_year),
    areaCodes: row.area_codes,
    isProfileComplete: row.is_profile_complete,
  };
}
