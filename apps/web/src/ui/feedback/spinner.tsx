import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './spinner.module.css';

export type SpinnerProps = {
  label?: string | null;
  size?: 'small' | 'large';
};

export function Spinner({ label = '불러오는 중이에요', size = 'small' }: SpinnerProps) {
  const ring = <span className={classNames(styles.ring, styles[size])} aria-hidden="true" />;
  if (label === null) return ring;
  return (
    <span role="status" className={styles.spinner}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
