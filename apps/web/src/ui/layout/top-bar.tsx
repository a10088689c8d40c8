import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useTitleTag } from './pane.ts';
import styles from './top-bar.module.css';

export type TopBarProps = {
  title?: ReactNode;
  /** The element of the title; a page whose h1 stands in its content passes "p". */
  heading?: 'h1' | 'h2' | 'p';
  /** The back button, or a logo. */
  leading?: ReactNode;
  trailing?: ReactNode;
  /** `transparent` floats over a banner, with icon buttons of the `surface` variant; `raised` is the same bar with a ground. */
  variant?: 'solid' | 'transparent' | 'raised';
};

export function TopBar({ title, heading, leading, trailing, variant = 'solid' }: TopBarProps) {
  const titleTag = useTitleTag();
  const Heading = heading ?? titleTag;
  return (
    <header className={classNames(styles.bar, styles[variant])}>
      <div className={styles.leading}>{leading}</div>
      {title !== undefined && (
        <Heading className={styles.title} tabIndex={-1}>
          {title}
        </Heading>
      )}
      <div className={styles.trailing}>{trailing}</div>
    </header>
  );
}
