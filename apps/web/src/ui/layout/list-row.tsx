import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import styles from './list-row.module.css';

export type ListRowProps = {
  title: ReactNode;
  description?: ReactNode;
  leading?: ReactNode;
  /** Replaces the chevron of a link or button row; may hold buttons only where the row is neither. */
  trailing?: ReactNode;
  tone?: 'normal' | 'danger';
} & (
  | { to: To; onClick?: never }
  | { to?: never; onClick: () => void }
  | { to?: never; onClick?: never }
);

export function ListRow({
  title,
  description,
  leading,
  trailing,
  tone = 'normal',
  ...target
}: ListRowProps) {
  const className = classNames(styles.row, styles[tone], trailing !== undefined && styles.wrapping);
  const active = target.to !== undefined || target.onClick !== undefined;
  const inside = (
    <>
      {leading && <span className={styles.leading}>{leading}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {trailing !== undefined && <span className={styles.trailing}>{trailing}</span>}
      {trailing === undefined && active && <ChevronRight aria-hidden className={styles.chevron} />}
    </>
  );
  if (target.to !== undefined) {
    return (
      <Link to={target.to} className={classNames(className, styles.active)}>
        {inside}
      </Link>
    );
  }
  if (target.onClick) {
    return (
      <button
        type="button"
        className={classNames(className, styles.active)}
        onClick={target.onClick}
      >
        {inside}
      </button>
    );
  }
  return <div className={className}>{inside}</div>;
}
