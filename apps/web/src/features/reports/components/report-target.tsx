import type { ReactNode } from 'react';
import styles from './report-form.module.css';

type ReportTargetProps = { picture: ReactNode; name: string; note: string };

export function ReportTarget({ picture, name, note }: ReportTargetProps) {
  return (
    <div className={styles.target}>
      <div className={styles.thumb}>{picture}</div>
      <div className={styles.words}>
        <p className="text-card-title">{name}</p>
        <p className="text-caption">{note}</p>
      </div>
    </div>
  );
}
