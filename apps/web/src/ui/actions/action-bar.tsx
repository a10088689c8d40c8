import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export type ActionBarProps = {
  children: ReactNode;
  note?: ReactNode;
};

/**
 * Replaces the bottom bar. The position is sticky instead of fixed, so that a keyboard never covers
 * the buttons.
 */
export function ActionBar({ children, note }: ActionBarProps) {
  return (
    <div className={styles.bar} data-action-bar>
      <div className={styles.note} aria-live="polite">
        {note}
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}
