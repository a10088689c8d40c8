import { BLOCKED_NICKNAME, WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';

/** A withdrawn or blocked member: there is no page to open. */
export function hasNoProfile({ nickname }: { nickname: string }): boolean {
  return nickname === WITHDRAWN_NICKNAME || nickname === BLOCKED_NICKNAME;
}
