import type { ReactNode } from 'react';
import { Sentences } from '#web/ui/layout/sentences.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  how?: string;
  action?: ReactNode;
};

export function EmptyState({ icon, title, how, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={styles.title}>
        <Sentences text={title} />
      </p>
      {how && <p className={styles.how}>{how}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
