import type { OwnMember, VisibleMember } from '@azit/contract/members/member.schema';
import type { Session } from '#web/session/session.ts';

export function isOwnMember(member: VisibleMember): member is OwnMember {
  return member.email !== undefined && member.gender !== undefined;
}

export function toSession({ memberId, nickname, email, fileInfo }: OwnMember): Session {
  return {
    memberId,
    nickname,
    email,
    profileUrl: fileInfo?.fileUrl ?? null,
    profileName: fileInfo?.fileName ?? null,
  };
}
