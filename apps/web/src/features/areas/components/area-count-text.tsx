import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './area-picker.module.css';

/** The hidden text repeats the number: screen readers put a space before a separate “곳”. */
export function AreaCountText({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      {' '}
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{count}곳</VisuallyHidden>
    </span>
  );
}
