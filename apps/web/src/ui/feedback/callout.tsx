import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './callout.module.css';

export type CalloutProps = {
  tone?: 'info' | 'point' | 'warning';
  title?: string;
  icon?: ReactNode;
  children: ReactNode;
};

export function Callout({ tone = 'info', title, icon, children }: CalloutProps) {
  return (
    <div className={classNames(styles.callout, styles[tone])}>
      {icon ?? (tone === 'info' ? <Info /> : <TriangleAlert />)}
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
