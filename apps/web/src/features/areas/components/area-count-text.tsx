import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './area-picker.module.css';

/** Screen readers pause between the number and “곳”, so a hidden text contains both in one piece. */
export function AreaCountText({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      {' '}
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{count}곳</VisuallyHidden>
    </span>
  );
}
