import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import type { ButtonVariant } from '#web/ui/actions/button-variant.ts';
import { useOpenRoom } from '../api/use-open-room.ts';

type MessageButtonProps = ButtonVariant & {
  memberId: number;
  /** The accessible name, if a list contains several such buttons. */
  label?: string;
  children: ReactNode;
};

/** Opens a personal room. The server decides whether the two may chat. */
export function MessageButton({ memberId, label, children, ...look }: MessageButtonProps) {
  const { mutate, isPending } = useOpenRoom(memberId);
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
