import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';

export type DialogProps = {
  /**
   * Derive this value from state that a navigation resets, so that Back never leaves a dialog open.
   */
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  titleHidden?: boolean;
  children?: ReactNode;
  footer?: ReactNode;
  closeOnBackdrop?: boolean;
  size?: 'small' | 'full' | 'sheet';
};

export function Dialog({
  open,
  onClose,
  title,
  titleHidden,
  children,
  footer,
  closeOnBackdrop = true,
  size = 'small',
}: DialogProps) {
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeOnBackdrop={closeOnBackdrop}
      labelledBy={titleId}
      className={classNames(styles.dialog, styles[size])}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          {/* Make the heading of a sheet and a hidden heading focusable: the browser would
              otherwise focus the close button first. An element with `data-autofocus` takes
              precedence. */}
          <h2
            id={titleId}
            tabIndex={size === 'sheet' || titleHidden ? -1 : undefined}
            className={titleHidden ? 'visually-hidden' : styles.title}
          >
            {title}
          </h2>
          <IconButton
            label="닫기"
            icon={<X />}
            className={styles.close}
            onClick={() => onClose()}
          />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </Modal>
  );
}
