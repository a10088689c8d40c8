import { BLOCKED_NICKNAME, WITHDRAWN_NICKNAME } from '@azit/contract/members/member.schema';

/** Somebody who has left, or whom the viewer has blocked: there is no page to lead to. */
export function hasNoProfile({ nickname }: { nickname: string }): boolean {
  return nickname === WITHDRAWN_NICKNAME || nickname === BLOCKED_NICKNAME;
}
