import type { FolloweeItem, FollowerItem } from '@azit/contract/follows/follows.endpoints';
import type { MemberIntro } from '@azit/contract/members/member.schema';

export type FollowTab = 'follower' | 'following';

/** One person of either list. */
export type FollowRow = { followId: number; isMutual: boolean; member: MemberIntro };

export function followerRow({ followId, matpal, follower }: FollowerItem): FollowRow {
  return { followId, isMutual: matpal, member: follower };
}

export function followeeRow({ followId, matpal, followee }: FolloweeItem): FollowRow {
  return { followId, isMutual: matpal, member: followee };
}

export function followIdOf({ followId }: FollowRow): number {
  return followId;
}
