import { follows } from '@azit/contract/follows/follows.endpoints';
import type { MemberProfile } from '@azit/contract/members/member.schema';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { memberKeys } from '#web/queries/member-keys.ts';
import { isAlreadySo } from '../model/already-so.ts';
import { withFollower } from '../model/with-follower.ts';

type Told = { onSuccess?: () => void; onError: (error: unknown) => void };

/** Follows (true) or unfollows (false): shown at once, taken back when the server refuses. */
export function useChangeFollow(viewerId: number, memberId: number) {
  const client = useQueryClient();
  const mutationKey = ['members', memberId, 'change-follow'];
  const mutation = useMutation({
    mutationKey,
    mutationFn: async (follow: boolean) => {
      const endpoint = follow ? follows.follow : follows.unfollow;
      await call(endpoint, { params: { memberId } }).catch((error: unknown) => {
        if (!isAlreadySo(error)) throw error;
      });
    },
    onMutate: (follow) => showAtOnce(client, memberId, follow),
    onError: (_error, _follow, takeBack) => {
      takeBack?.();
      void refresh(client, [viewerId, memberId]);
    },
    onSuccess: () => refresh(client, [viewerId, memberId]),
  });
  return {
    isPending: mutation.isPending,
    /** A second tap before the first is answered does nothing. */
    change: async (follow: boolean, told: Told): Promise<void> => {
      if (client.isMutating({ mutationKey }) > 0) return;
      try {
        await mutation.mutateAsync(follow);
      } catch (error) {
        told.onError(error);
        return;
      }
      told.onSuccess?.();
    },
  };
}

async function refresh(client: QueryClient, memberIds: readonly number[]): Promise<void> {
  const keys = memberIds.flatMap((id) => [
    memberKeys.followStatus(id),
    memberKeys.profile(id),
    memberKeys.follows(id),
  ]);
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

async function showAtOnce(client: QueryClient, memberId: number, follow: boolean) {
  const statusKey = memberKeys.followStatus(memberId);
  const profileKey = memberKeys.profile(memberId);
  await Promise.all([
    client.cancelQueries({ queryKey: statusKey }),
    client.cancelQueries({ queryKey: profileKey }),
  ]);
  const status = client.getQueryData<boolean>(statusKey);
  const profile = client.getQueryData<MemberProfile>(profileKey);
  if (status !== undefined) client.setQueryData<boolean>(statusKey, follow);
  if (profile !== undefined && status !== undefined && status !== follow) {
    client.setQueryData<MemberProfile>(profileKey, withFollower(profile, follow));
  }
  return () => {
    client.setQueryData<boolean>(statusKey, status);
    client.setQueryData<MemberProfile>(profileKey, profile);
  };
}
