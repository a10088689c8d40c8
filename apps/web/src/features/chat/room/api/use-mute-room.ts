import { chats } from '@azit/contract/chats/chats.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';
import { keyOf } from '#web/api/endpoint-query.ts';

export function useMuteRoom(roomId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (muted: boolean) => call(chats.mute, { params: { roomId }, body: { muted } }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: keyOf(chats.get, { params: { roomId } }) }),
        queryClient.invalidateQueries({ queryKey: keyOf(chats.list) }),
        queryClient.invalidateQueries({ queryKey: keyOf(chats.countUnread) }),
      ]),
  });
}
