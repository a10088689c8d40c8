import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export type ActionBarProps = {
  /** One or two large buttons. */
  children: ReactNode;
  /** The line above the buttons: what is still missing, why not, or how far an upload has come. */
  note?: ReactNode;
};

/** Takes the place of the bottom bar; sticky, so that it never hides under a phone's keyboard. */
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
