import styles from './celebrations.module.css';

export function HouseDrawing() {
  return (
    <svg viewBox="0 0 350 196" className={styles.house} aria-hidden="true">
      <ellipse cx="175" cy="176" rx="140" ry="14" fill="var(--color-point-soft-2)" />
      <image href="/icons/house.svg" width="350" height="196" />
    </svg>
  );
}
