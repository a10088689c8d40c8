import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export type BadgeProps = {
  children: ReactNode;
  tone?: 'green' | 'point' | 'ended' | 'dark';
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
