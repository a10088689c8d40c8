import { contract } from '@azit/contract';
import { routes } from '#server/http/routes.ts';
import { followMember } from './follow-member.ts';
import { getFollowStatus } from './get-follow-status.ts';
import { listFollowers, listFollowing } from './list-follows.ts';
import { removeFollower } from './remove-follower.ts';
import { unfollowMember } from './unfollow-member.ts';

export const followsRoutes = routes(
  contract.follows,
  {
    getStatus: async ({ context, viewer, params }) => ({
      data: await getFollowStatus(context, viewer, params.memberId),
    }),
    follow: async ({ context, viewer, params }) => ({
      data: await followMember(context, viewer, params.memberId),
    }),
    unfollow: async ({ context, viewer, params }) => {
      await unfollowMember(context, viewer, params.memberId);
      return undefined;
    },
    listFollowing: ({ context, viewer, params, query }) =>
      listFollowing(context, viewer, { ...params, ...query }),
    listFollowers: ({ context, viewer, params, query }) =>
      listFollowers(context, viewer, { ...params, ...query }),
    removeFollower: async ({ context, viewer, params }) => {
      await removeFollower(context, viewer, params.followId);
      return undefined;
    },
  },
  { readsReplica: ['getStatus', 'listFollowing', 'listFollowers'] },
);
