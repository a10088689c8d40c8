import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './badge.module.css';

export type BadgeProps = {
  children: ReactNode;
  tone?: 'green' | 'point' | 'ended' | 'dark' | 'warning';
  icon?: ReactNode;
};

export function Badge({ children, tone = 'point', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
