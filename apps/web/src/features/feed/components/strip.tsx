import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './strip.module.css';

type StripProps = {
  to: string;
  icon: ReactNode;
  label: string;
  count: string;
  /** Which clubs it is about, for screen readers. */
  about: string;
  /** Pictures of them. */
  children: ReactNode;
};

/** One line above the feed: something waits for the member. */
export function Strip({ to, icon, label, count, about, children }: StripProps) {
  return (
    <section aria-label={label}>
      <Link to={to} viewTransition className={styles.strip}>
        {icon}
        <span className={styles.label}>
          {label} <b className={styles.count}>{count}</b>
          <span className="visually-hidden">: {about}</span>
        </span>
        <span className={styles.pictures}>{children}</span>
        <ChevronRight aria-hidden className={styles.arrow} />
      </Link>
    </section>
  );
}
