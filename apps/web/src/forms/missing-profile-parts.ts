import { DEFAULT_IMAGE_PATH } from '@azit/contract/images/image.rule';
import type { VisibleMember } from '@azit/contract/members/member.schema';

export function missingProfileParts(member: VisibleMember): string[] {
  return [
    member.fileInfo.fileUrl === DEFAULT_IMAGE_PATH && '사진',
    member.aboutMe === '' && '자기소개',
    member.categorySmallIdList.length === 0 && '관심사',
  ].filter((part) => part !== false);
}
