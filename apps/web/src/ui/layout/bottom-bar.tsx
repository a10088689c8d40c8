import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import styles from './bottom-bar.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type BottomBarItem = {
  to: string;
  label: string;
  icon: ReactNode;
  /** The raised button in the middle; its label is for screen readers only. */
  centre?: boolean;
  /** Replaces the label for screen readers. */
  announced?: string | undefined;
  /** Shown as a dot and announced as this text. */
  news?: string | undefined;
  /** Overrides matching `to` with the current path. */
  active?: boolean;
};

export type BottomBarProps = {
  items: readonly BottomBarItem[];
  /** The path to match if it is not the page's. */
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
              aria-label={item.centre ? item.label : item.announced}
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
