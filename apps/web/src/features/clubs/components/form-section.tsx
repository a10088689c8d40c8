import { type ReactNode, useId } from 'react';
import { sectionCount } from '../model/club-form-progress.ts';
import styles from './club-form.module.css';

type FormSectionProps = { step: number; title: string; children: ReactNode };

export function FormSection({ step, title, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <span className={styles.step}>
          {step}/{sectionCount}
        </span>
        {title}
      </h2>
      {children}
    </section>
  );
}
