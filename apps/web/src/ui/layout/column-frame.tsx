import type { ReactNode } from 'react';
import styles from './column-frame.module.css';

export type ColumnFrameProps = {
  children: ReactNode;
  /** Beside the column on wide screens only. */
  panel?: ReactNode;
  panelLabel?: string;
};

export function ColumnFrame({ children, panel, panelLabel = '서비스 안내' }: ColumnFrameProps) {
  return (
    <div className={styles.frame}>
      {panel && (
        <aside className={styles.panel} aria-label={panelLabel}>
          {panel}
        </aside>
      )}
      <div className={styles.column}>{children}</div>
    </div>
  );
}
