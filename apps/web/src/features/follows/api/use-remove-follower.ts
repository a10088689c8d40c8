import { follows } from '@azit/contract/follows/follows.endpoints';
import { members } from '@azit/contract/members/members.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { endpointKey } from '#web/api/endpoint-query.ts';

export function useRemoveFollower(memberId: number) {
  const client = useQueryClient();
  const changed = [follows.listFollowers, follows.listFollowing, members.get];
  const refresh = () =>
    Promise.all(
      changed.map((endpoint) =>
        client.invalidateQueries({ queryKey: endpointKey(endpoint, { params: { memberId } }) }),
      ),
    );
  return useMutation({
    mutationFn: (followId: number) =>
      call(follows.removeFollower, { params: { memberId, followId } }),
    onSuccess: refresh,
    onError: () => void refresh(),
  });
}
