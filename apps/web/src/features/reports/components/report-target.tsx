import type { ReactNode } from 'react';
import styles from './report-form.module.css';

type ReportTargetProps = { picture: ReactNode; name: string; note: string };

export function ReportTarget({ picture, name, note }: ReportTargetProps) {
  return (
    <div className={styles.target}>
      <div className={styles.thumb}>{picture}</div>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>{note}</p>
      </div>
    </div>
  );
}
