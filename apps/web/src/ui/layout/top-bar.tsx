import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useTitleTag } from './pane.ts';
import styles from './top-bar.module.css';

export type TopBarProps = {
  title?: ReactNode;
  heading?: 'h1' | 'h2' | 'p';
  leading?: ReactNode;
  trailing?: ReactNode;
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
