import { useId } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';
import { Sentences } from './sentences.tsx';

export type AlertDialogProps = {
  open: boolean;
  message: string;
  onClose: () => void;
  confirmLabel?: string;
};

export function AlertDialog({ open, message, onClose, confirmLabel = '확인' }: AlertDialogProps) {
  const messageId = useId();
  return (
    <Modal
      role="alertdialog"
      open={open}
      onClose={onClose}
      closeOnBackdrop={false}
      labelledBy={messageId}
      className={classNames(styles.dialog, styles.small)}
    >
      <div className={classNames(styles.panel, styles.message)}>
        <p id={messageId} className={styles.text}>
          <Sentences text={message} />
        </p>
        <div className={styles.footer}>
          <Button full data-autofocus onClick={onClose}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
