import { BLOCKED_NICKNAME, WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';

export function hasNoProfile({ nickname }: { nickname: string }): boolean {
  return nickname === WITHDRAWN_NICKNAME || nickname === BLOCKED_NICKNAME;
}
