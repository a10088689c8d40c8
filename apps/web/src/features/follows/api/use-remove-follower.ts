import { follows } from '@azit/contract/follows/follows.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { memberKeys } from '#web/queries/member-keys.ts';

export function useRemoveFollower(memberId: number) {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: memberKeys.follows(memberId) }),
      client.invalidateQueries({ queryKey: memberKeys.profile(memberId) }),
    ]);
  return useMutation({
    mutationFn: (followId: number) =>
      call(follows.removeFollower, { params: { memberId, followId } }),
    onSuccess: refresh,
    onError: () => void refresh(),
  });
}
