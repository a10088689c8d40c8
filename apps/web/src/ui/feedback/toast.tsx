import { X } from 'lucide-react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import styles from './toast.module.css';
import { usePausableTimeout } from './use-pausable-timeout.ts';

const DURATION_MS = 5000;

export type ToastProps = {
  /** Render each toast with its own `key`, so that each runs its full five seconds. */
  message: string;
  onClose: () => void;
};

export function Toast({ message, onClose }: ToastProps) {
  const { pause, resume } = usePausableTimeout(onClose, DURATION_MS);
  return (
    <div
      role="alert"
      className={styles.toast}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onTouchStart={pause}
      onTouchEnd={resume}
      onTouchCancel={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <p className={styles.message}>{message}</p>
      <IconButton
        label="알림 닫기"
        icon={<X aria-hidden />}
        className={styles.close}
        onClick={onClose}
      />
    </div>
  );
}
