import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export type ActionBarProps = {
  /** One or two large buttons. */
  children: ReactNode;
  /** The line above the buttons: what is missing, why not, or upload progress. */
  note?: ReactNode;
};

/** Replaces the bottom bar. Sticky, so that the on-screen keyboard never covers it. */
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
