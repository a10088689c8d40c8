import { X } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import styles from './toast.module.css';

const DURATION_MS = 5000;

export type ToastProps = {
  /**
   * Give each toast its own `key`: otherwise a new message is shown only for the time that the
   * previous one had left.
   */
  message: string;
  onClose: () => void;
};

export function Toast({ message, onClose }: ToastProps) {
  const { pause, resume } = usePausableTimeout(onClose, DURATION_MS);
  const toast = useRef<HTMLDivElement>(null);
  // A popover is above modal dialogs, which no z-index reaches. Older browsers lack popovers.
  useLayoutEffect(() => toast.current?.showPopover?.(), []);
  return (
    <div
      ref={toast}
      popover="manual"
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
      <IconButton label="알림 닫기" icon={<X />} className={styles.close} onClick={onClose} />
    </div>
  );
}

function usePausableTimeout(done: () => void, ms: number) {
  const latest = useRef(done);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef(ms);
  const since = useRef(0);

  useEffect(() => {
    latest.current = done;
  });

  const pause = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    left.current -= performance.now() - since.current;
  }, []);

  const resume = useCallback(() => {
    if (timer.current !== undefined) return;
    since.current = performance.now();
    timer.current = setTimeout(() => latest.current(), Math.max(0, left.current));
  }, []);

  useEffect(() => {
    left.current = ms;
    resume();
    return pause;
  }, [ms, pause, resume]);

  return { pause, resume };
}
