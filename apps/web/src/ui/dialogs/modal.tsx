import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useModal } from './use-modal.ts';

const EXIT_MS = 150;

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

function usePresence(open: boolean) {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setPresent(false), EXIT_MS);
    return () => clearTimeout(timer);
  }, [open]);
  return present;
}
