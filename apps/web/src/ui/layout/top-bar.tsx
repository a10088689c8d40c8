import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useTitleTag } from './pane.ts';
import styles from './top-bar.module.css';

export type TopBarProps = {
  title?: ReactNode;
  /** The title's element; a page with its h1 in the content passes "p". */
  heading?: 'h1' | 'h2' | 'p';
  /** The back button, or a logo. */
  leading?: ReactNode;
  trailing?: ReactNode;
  /**
   * `transparent` floats over a banner, with `surface` icon buttons; `raised` adds a background.
   */
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
