import { classNames } from '#web/ui/class-names.ts';
import styles from './count-badge.module.css';

type CountBadgeProps = {
  count: number;
  quiet?: boolean;
};

/** Hidden from screen readers: the adjacent text names what is counted. */
export function CountBadge({ count, quiet = false }: CountBadgeProps) {
  return (
    <span className={classNames(styles.badge, quiet && styles.quiet)} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
