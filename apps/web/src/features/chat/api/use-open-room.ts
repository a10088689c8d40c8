import { chats } from '@azit/contract/chats/chats.endpoints';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '#web/api/client.ts';
import { errorMessage } from '#web/api/error.ts';
import { paths } from '#web/navigation/paths.ts';
import { showAlert } from '#web/notify/notify.ts';

export function useOpenRoom(memberId: number) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(chats.openWith, { params: { memberId } }),
    onSuccess: ({ data }) => void navigate(paths.chatRoom(data.roomId)),
    onError: (error) => void showAlert(errorMessage(error)),
  });
}
