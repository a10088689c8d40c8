import { BLOCKED_NICKNAME, UNKNOWN_NICKNAME } from '@azit/contract/members/member.field';

export function hasNoProfile({ nickname }: { nickname: string }): boolean {
  return nickname === UNKNOWN_NICKNAME || nickname === BLOCKED_NICKNAME;
}
