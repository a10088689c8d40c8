import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './area-picker.module.css';

export function AreaCountText({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      {' '}
      {count}
      <VisuallyHidden>곳</VisuallyHidden>
    </span>
  );
}
