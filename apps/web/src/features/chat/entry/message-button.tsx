import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import type { ButtonVariant } from '#web/ui/actions/button-variant.ts';
import { useOpenRoom } from '../api/use-open-room.ts';

type MessageButtonProps = ButtonVariant & {
  memberId: number;
  label?: string;
  children: ReactNode;
};

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
