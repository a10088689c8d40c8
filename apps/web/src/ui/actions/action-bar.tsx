import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export type ActionBarProps = {
  children: ReactNode;
  note?: ReactNode;
};

/**
 * This bar replaces the bottom navigation bar. It is sticky rather than fixed, so that the
 * on-screen keyboard never covers the buttons.
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
