import styles from './dot.module.css';

/** Marks that something is waiting; the adjacent text says what. */
export function Dot() {
  return <span className={styles.dot} aria-hidden="true" />;
}
