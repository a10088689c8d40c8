import type { ReactNode } from 'react';
import styles from './answer-line.module.css';

type AnswerLineProps = { text: ReactNode; changeLabel: string; onChange: () => void };

export function AnswerLine({ text, changeLabel, onChange }: AnswerLineProps) {
  return (
    <p className={styles.answer}>
      <span>{text}</span>
      <button type="button" className={styles.change} onClick={() => onChange()}>
        {changeLabel}
      </button>
    </p>
  );
}
