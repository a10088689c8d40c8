import { FOLLOW_PAGE_SIZE, follows } from '@azit/contract/follows/follows.endpoints';
import { call } from '#web/api/client.ts';
import { useInfiniteList } from '#web/lists/use-infinite-list.ts';
import { memberKeys } from '#web/queries/member-keys.ts';
import { type FollowTab, followeeRow, followerRow, followIdOf } from '../model/follow-row.ts';

/** Whoever follows the member, or whom the member follows; newest first. */
export function useListFollows(memberId: number, tab: FollowTab) {
  return useInfiniteList({
    queryKey: [...memberKeys.follows(memberId), tab],
    idOf: followIdOf,
    fetchPage: async (page, signal) => {
      const input = { params: { memberId }, query: { page, size: FOLLOW_PAGE_SIZE }, signal };
      if (tab === 'follower') {
        const { data, pageInfo } = await call(follows.listFollowers, input);
        return { data: data.map(followerRow), pageInfo };
      }
      const { data, pageInfo } = await call(follows.listFollowing, input);
      return { data: data.map(followeeRow), pageInfo };
    },
  });
}
