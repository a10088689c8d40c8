import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  description?: ReactNode;
  cancelLabel?: string;
  confirmLabel?: string;
  tone?: 'point' | 'danger';
  onCancel: () => void;
  /** For the cancel button, if it does more than the other ways to close the dialog. */
  onDecline?: () => void;
  onConfirm?: () => void;
  sending?: boolean;
  /** A field between the question and its buttons. */
  children?: ReactNode;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { cancelLabel = '취소', confirmLabel, tone = 'point' } = props;
  const id = useId();
  return (
    <Modal
      open={props.open}
      onClose={props.onCancel}
      closeOnBackdrop
      labelledBy={`${id}-title`}
      describedBy={props.description ? `${id}-description` : undefined}
      className={styles.dialog}
    >
      <div className={classNames(styles.panel, styles.message)}>
        <h2 id={`${id}-title`} className={styles.title}>
          <Sentences text={props.title} />
        </h2>
        {props.description && (
          <p id={`${id}-description`} className={styles.description}>
            {props.description}
          </p>
        )}
        {props.children && <div className={styles.field}>{props.children}</div>}
        <div className={styles.footer}>
          <Button full variant="weak" data-autofocus onClick={props.onDecline ?? props.onCancel}>
            {cancelLabel}
          </Button>
          {confirmLabel && (
            <Button
              full
              variant={tone === 'danger' ? 'danger' : 'solid'}
              loading={props.sending}
              onClick={props.onConfirm}
            >
              {confirmLabel}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
