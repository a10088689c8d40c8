import { contract } from '@azit/contract';
import { routes, toData } from '#server/http/routes.ts';
import { followMember, removeFollower, unfollowMember } from './follow-member.ts';
import { getFollowStatus, listFollowers, listFollowing } from './list-follows.ts';

export const followsRoutes = routes(
  contract.follows,
  {
    getStatus: ({ context, viewer, params }) =>
      toData(getFollowStatus(context, viewer, params.memberId)),
    follow: ({ context, viewer, params }) => toData(followMember(context, viewer, params.memberId)),
    unfollow: ({ context, viewer, params }) => unfollowMember(context, viewer, params.memberId),
    listFollowing: ({ context, viewer, params, query }) =>
      listFollowing(context, viewer, { ...params, ...query }),
    listFollowers: ({ context, viewer, params, query }) =>
      listFollowers(context, viewer, { ...params, ...query }),
    removeFollower: ({ context, viewer, params }) =>
      removeFollower(context, viewer, params.followId),
  },
  { readsReplica: ['getStatus', 'listFollowing', 'listFollowers'] },
);
