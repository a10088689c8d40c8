import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import styles from './icon-button.module.css';

export type IconLinkProps = Omit<ComponentProps<typeof Link>, 'children' | 'aria-label'> & {
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'surface';
};

export function IconLink({ label, icon, variant = 'plain', className, ...rest }: IconLinkProps) {
  return (
    <Link
      {...rest}
      aria-label={label}
      className={classNames(styles.target, styles[variant], className)}
    >
      <span className={styles.disc}>{icon}</span>
    </Link>
  );
}
