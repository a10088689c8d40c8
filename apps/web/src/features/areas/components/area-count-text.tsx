import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './area-picker.module.css';

/** Number of clubs, at the end of an area's row. */
export function AreaCountText({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      {' '}
      {count}
      <VisuallyHidden>곳</VisuallyHidden>
    </span>
  );
}
