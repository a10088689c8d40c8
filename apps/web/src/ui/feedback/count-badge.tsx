import { classNames } from '#web/ui/class-names.ts';
import styles from './count-badge.module.css';

type CountBadgeProps = {
  count: number;
  /** Grey: counted, but nobody is called for it. */
  quiet?: boolean;
};

/** A number in a pill, not read aloud: the words beside it say what is counted. */
export function CountBadge({ count, quiet = false }: CountBadgeProps) {
  return (
    <span className={classNames(styles.badge, quiet && styles.quiet)} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
