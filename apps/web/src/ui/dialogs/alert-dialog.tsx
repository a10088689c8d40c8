import { useId } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

export type AlertDialogProps = {
  open: boolean;
  message: string;
  onClose: () => void;
};

export function AlertDialog({ open, message, onClose }: AlertDialogProps) {
  const messageId = useId();
  return (
    <Modal
      role="alertdialog"
      open={open}
      onClose={onClose}
      closeOnBackdrop={false}
      labelledBy={messageId}
      className={styles.dialog}
    >
      <div className={classNames(styles.panel, styles.message)}>
        <p id={messageId} className={styles.text}>
          <Sentences text={message} />
        </p>
        <div className={styles.footer}>
          <Button full data-autofocus onClick={() => onClose()}>
            확인
          </Button>
        </div>
      </div>
    </Modal>
  );
}
