import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import styles from './bottom-bar.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type BottomBarItem = {
  to: string;
  label: string;
  icon: ReactNode;
  /** The raised button in the middle; its label is only read aloud. */
  centre?: boolean;
  /** Instead of the label, for who listens. */
  said?: string | undefined;
  /** What waits there: shown as a dot, read aloud in these words. */
  news?: string | undefined;
  /** Overrules the match of `to` with the current path. */
  active?: boolean;
};

export type BottomBarProps = {
  items: readonly BottomBarItem[];
  /** The path to match, where it is not that of the page. */
  at?: string | undefined;
  label?: string;
};

function matches(pathname: string, to: string) {
  return pathname === to || pathname.startsWith(`${to}/`);
}

export function BottomBar({ items, at, label = '주요 메뉴' }: BottomBarProps) {
  const { pathname } = useLocation();
  const shown = at ?? pathname;
  return (
    <nav aria-label={label} className={styles.bar} data-bottom-bar>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.to} className={styles.item}>
            <Link
              to={item.to}
              className={styles.link}
              aria-label={item.centre ? item.label : item.said}
              aria-current={(item.active ?? matches(shown, item.to)) ? 'page' : undefined}
            >
              <span
                className={classNames(styles.icon, item.centre && styles.raised)}
                aria-hidden="true"
              >
                {item.icon}
              </span>
              {!item.centre && item.label}
              {item.news && (
                <>
                  <span className={styles.dot} aria-hidden="true" />
                  <VisuallyHidden>{item.news}</VisuallyHidden>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
