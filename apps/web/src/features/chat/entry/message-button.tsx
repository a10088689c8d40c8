import { chats } from '@azit/contract/chats/chats.endpoints';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#web/api/client.ts';
import { errorMessage } from '#web/api/error.ts';
import { paths } from '#web/navigation/paths.ts';
import { showAlert } from '#web/notify/notify.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { ButtonVariant } from '#web/ui/actions/button-variant.ts';

type MessageButtonProps = ButtonVariant & {
  memberId: number;
  /** The club that the message is about. Its name begins the first draft. */
  about?: string;
  label?: string;
  children: ReactNode;
};

export function MessageButton({ memberId, about, label, children, ...look }: MessageButtonProps) {
  const { mutate, isPending } = useOpenRoom(memberId, about);
  return (
    <Button
      variant="weak"
      size="small"
      {...look}
      aria-label={label}
      loading={isPending}
      onClick={() => mutate()}
    >
      {children}
    </Button>
  );
}

function useOpenRoom(memberId: number, about: string | undefined) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(chats.openWith, { params: { memberId } }),
    onSuccess: ({ data }) => void navigate(paths.chatRoom(data.roomId), { state: { about } }),
    onError: (error) => void showAlert(errorMessage(error)),
  });
}
