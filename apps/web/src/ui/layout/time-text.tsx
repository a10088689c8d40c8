import type { ReactNode } from 'react';
import styles from './time-text.module.css';

export type TimeTextProps = { dateTime: string; children: ReactNode };

export function TimeText({ dateTime, children }: TimeTextProps) {
  return (
    <time dateTime={dateTime} className={styles.time}>
      {children}
    </time>
  );
}
