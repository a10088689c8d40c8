import type { FolloweeItem, FollowerItem } from '@azit/contract/follows/follows.endpoints';
import type { MemberIntro } from '@azit/contract/members/member.schema';

export type FollowRow = { followId: number; isMutual: boolean; member: MemberIntro };

export function toFollowerRow({ followId, matpal, follower }: FollowerItem): FollowRow {
  return { followId, isMutual: matpal, member: follower };
}

export function toFolloweeRow({ followId, matpal, followee }: FolloweeItem): FollowRow {
  return { followId, isMutual: matpal, member: followee };
}
