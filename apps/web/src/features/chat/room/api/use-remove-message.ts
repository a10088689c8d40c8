import { messages } from '@azit/contract/chats/messages.endpoints';
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/client.ts';

export function useRemoveMessage(roomId: number) {
  return useMutation({
    mutationFn: (seq: number) => call(messages.remove, { params: { roomId, seq } }),
  });
}
