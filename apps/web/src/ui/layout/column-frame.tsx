import type { ReactNode } from 'react';
import styles from './column-frame.module.css';

export function ColumnFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.column}>{children}</div>
    </div>
  );
}
