import { chats } from '@azit/contract/chats/chats.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { endpointKey } from '#web/api/endpoint-query.ts';

export function useMuteRoom(roomId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (muted: boolean) => call(chats.mute, { params: { roomId }, body: { muted } }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: endpointKey(chats.get, { params: { roomId } }) }),
        queryClient.invalidateQueries({ queryKey: endpointKey(chats.list) }),
        queryClient.invalidateQueries({ queryKey: endpointKey(chats.countUnread) }),
      ]),
  });
}
