import { chats } from '@azit/contract/chats/chats.endpoints';
import { follows } from '@azit/contract/follows/follows.endpoints';
import { members } from '@azit/contract/members/members.endpoints';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { endpointKey } from '#web/api/endpoint-query.ts';
import { followQueries } from '#web/queries/follow-queries.ts';
import { memberQueries } from '#web/queries/member-queries.ts';
import { isAlreadyDone, withFollower } from '../model/follow-model.ts';

type Callbacks = { onSuccess?: () => void; onError: (error: unknown) => void };

export function useChangeFollow(viewerId: number, memberId: number) {
  const client = useQueryClient();
  // Follow and unfollow share one mutation key, so that a pending follow also blocks an unfollow.
  const mutationKey = endpointKey(follows.follow, { params: { memberId } });
  const mutation = useMutation({
    mutationKey,
    mutationFn: async (follow: boolean) => {
      const endpoint = follow ? follows.follow : follows.unfollow;
      await call(endpoint, { params: { memberId } }).catch((error: unknown) => {
        if (!isAlreadyDone(error)) throw error;
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
    change: async (follow: boolean, { onSuccess, onError }: Callbacks): Promise<void> => {
      if (client.isMutating({ mutationKey }) > 0) return;
      try {
        await mutation.mutateAsync(follow);
      } catch (error) {
        onError(error);
        return;
      }
      onSuccess?.();
    },
  };
}

async function refresh(client: QueryClient, memberIds: readonly number[]): Promise<void> {
  // Also invalidates the chat with the member, because following each other allows two members to
  // chat.
  const changed = [
    follows.getStatus,
    members.get,
    follows.listFollowers,
    follows.listFollowing,
    chats.findWith,
  ];
  const keys = memberIds.flatMap((memberId) =>
    changed.map((endpoint) => endpointKey(endpoint, { params: { memberId } })),
  );
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

async function showAtOnce(client: QueryClient, memberId: number, follow: boolean) {
  const { queryKey: statusKey } = followQueries.status(memberId);
  const { queryKey: profileKey } = memberQueries.profile(memberId);
  await Promise.all([
    client.cancelQueries({ queryKey: statusKey }),
    client.cancelQueries({ queryKey: profileKey }),
  ]);
  const status = client.getQueryData(statusKey);
  const profile = client.getQueryData(profileKey);
  if (status !== undefined) client.setQueryData(statusKey, follow);
  if (profile !== undefined && status !== undefined && status !== follow) {
    client.setQueryData(profileKey, withFollower(profile, follow));
  }
  return () => {
    client.setQueryData(statusKey, status);
    client.setQueryData(profileKey, profile);
  };
}
