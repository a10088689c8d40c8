import type { ReactNode } from 'react';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './skeleton.module.css';

export function SkeletonGroup({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true" className={styles.group}>
      <span role="status">
        <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
      </span>
      {children}
    </div>
  );
}
