import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './bottom-sheet.module.css';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

export type BottomSheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
};

export function BottomSheet({ open, onClose, title, children, footer }: BottomSheetProps) {
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeOnBackdrop
      labelledBy={titleId}
      className={styles.sheet}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <IconButton label="닫기" icon={<X aria-hidden />} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </Modal>
  );
}
