import styles from './dot.module.css';

/** That something waits, not how much; the words beside it say what. */
export function Dot() {
  return <span className={styles.dot} aria-hidden="true" />;
}
