import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import styles from './list-row.module.css';
import { usePaneLink } from './pane.ts';

export type ListRowProps = {
  title: ReactNode;
  description?: ReactNode;
  leading?: ReactNode;
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
  to,
  onClick,
}: ListRowProps) {
  const paneLink = usePaneLink(to);
  const isActive = to !== undefined || onClick !== undefined;
  const className = classNames(
    styles.row,
    styles[tone],
    trailing !== undefined && styles.wrapping,
    isActive && styles.active,
  );
  const inside = (
    <>
      {leading && <span className={styles.leading}>{leading}</span>}
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      {(trailing ?? isActive) && (
        <span className={styles.trailing}>
          {trailing}
          {isActive && <ChevronRight className={styles.chevron} />}
        </span>
      )}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className={className} {...paneLink}>
        {inside}
      </Link>
    );
  }
  if (onClick) {
    return (
      <button type="button" className={className} onClick={onClick}>
        {inside}
      </button>
    );
  }
  return <div className={className}>{inside}</div>;
}
