import styles from './progress-bar.module.css';

export type ProgressBarProps = {
  label: string;
  value: number | null;
  max?: number;
  valueText?: string;
};

export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const known = value !== null;
  const share = known ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={known ? Math.round(share * max) : undefined}
      aria-valuetext={valueText}
      className={styles.track}
      data-unknown={!known}
    >
      <span className={styles.fill} style={known ? { width: `${share * 100}%` } : undefined} />
    </div>
  );
}
