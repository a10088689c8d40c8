import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './area-picker.module.css';

/** How many clubs there are, at the end of the line of their area. */
export function AreaCountText({ count }: { count: number }) {
  return (
    <span className={styles.count}>
      {' '}
      {count}
      <VisuallyHidden>곳</VisuallyHidden>
    </span>
  );
}
