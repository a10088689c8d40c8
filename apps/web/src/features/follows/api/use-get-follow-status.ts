import { follows } from '@azit/contract/follows/follows.endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { memberKeys } from '#web/queries/member-keys.ts';

export function useGetFollowStatus(memberId: number) {
  return useQuery({
    queryKey: memberKeys.followStatus(memberId),
    queryFn: async ({ signal }) =>
      (await call(follows.getStatus, { params: { memberId }, signal })).data.result,
    staleTime: 0,
  });
}
