import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './chip.module.css';

export type ChipProps = { children: ReactNode; tone?: 'neutral' | 'point' };

export function Chip({ children, tone = 'neutral' }: ChipProps) {
  return <span className={classNames(styles.chip, styles[tone])}>{children}</span>;
}
