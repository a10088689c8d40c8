import { type ReactNode, useRef } from 'react';
import { usePresence } from '#web/ui/feedback/use-presence.ts';
import { useModal } from './use-modal.ts';

type ModalProps = {
  open: boolean;
  onClose: () => void;
  closeOnBackdrop: boolean;
  labelledBy: string;
  describedBy?: string;
  role?: 'alertdialog';
  className?: string;
  children: ReactNode;
};

/** The native dialog that Dialog, AlertDialog and ConfirmDialog share. */
export function Modal(props: ModalProps) {
  return usePresence(props.open) ? <PresentModal {...props} /> : null;
}

function PresentModal({
  labelledBy,
  describedBy,
  role,
  className,
  children,
  ...modal
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useModal(ref, modal);
  return (
    <dialog
      ref={ref}
      role={role}
      className={className}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
    >
      {children}
    </dialog>
  );
}
