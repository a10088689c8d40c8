import type { ReactNode } from 'react';
import { sectionCount } from '#web/features/clubs/model/club-form-progress.ts';
import styles from './club-form.module.css';

type FormSectionProps = {
  step: number;
  title: string;
  summary?: string | undefined;
  children: ReactNode;
};

export function FormSection({ step, title, summary, children }: FormSectionProps) {
  return (
    <section className={styles.section}>
      <div className={styles.line}>
        <h2 className={styles.heading}>
          <span className={styles.step}>
            {step}/{sectionCount}
          </span>
          {title}
        </h2>
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
      {children}
    </section>
  );
}
