import styles from './said-line.module.css';

type SaidLineProps = { said: string; changeLabel: string; onChange: () => void };

/** What somebody has said, and beside it the way to say something else. */
export function SaidLine({ said, changeLabel, onChange }: SaidLineProps) {
  return (
    <p className={styles.said}>
      <span>{said}</span>
      <button type="button" className={styles.change} onClick={() => onChange()}>
        {changeLabel}
      </button>
    </p>
  );
}
