import type { ReactNode } from 'react';
import { sectionCount } from '#web/features/clubs/model/club-form-progress.ts';
import styles from './club-form.module.css';

type FormSectionProps = { step: number; title: string; children: ReactNode };

export function FormSection({ step, title, children }: FormSectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>
        <span className={styles.step}>
          {step}/{sectionCount}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
