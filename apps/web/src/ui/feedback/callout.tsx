import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './callout.module.css';

export type CalloutProps = { tone?: 'info' | 'warning'; title?: string; children: ReactNode };

export function Callout({ tone = 'info', title, children }: CalloutProps) {
  return (
    <div className={classNames(styles.callout, styles[tone])}>
      {tone === 'info' ? <Info aria-hidden /> : <TriangleAlert aria-hidden />}
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
