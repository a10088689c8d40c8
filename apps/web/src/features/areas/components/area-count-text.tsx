import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './area-picker.module.css';

/**
 * Screen readers pause between a number and “곳” in separate elements, so the visually hidden text
 * contains both and the visible number is hidden from them.
 */
export function AreaCountText({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      {' '}
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{count}곳</VisuallyHidden>
    </span>
  );
}
