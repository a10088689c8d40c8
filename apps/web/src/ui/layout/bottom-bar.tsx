import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import styles from './bottom-bar.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type BottomBarItem = {
  to: string;
  state?: unknown;
  label: string;
  icon: ReactNode;
  centre?: boolean;
  announced?: string | undefined;
  news?: string | undefined;
  active?: boolean;
};

export type BottomBarProps = {
  items: readonly BottomBarItem[];
  at?: string | undefined;
};

function matches(pathname: string, to: string) {
  return pathname === to || pathname.startsWith(`${to}/`);
}

export function BottomBar({ items, at }: BottomBarProps) {
  const { pathname } = useLocation();
  const shown = at ?? pathname;
  return (
    <nav aria-label="주요 메뉴" className={styles.bar} data-bottom-bar>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.to} className={styles.item}>
            <Link
              to={item.to}
              state={item.state}
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
