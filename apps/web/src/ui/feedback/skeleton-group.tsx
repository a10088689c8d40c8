import type { ReactNode } from 'react';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import styles from './skeleton.module.css';

export type SkeletonGroupProps = { children: ReactNode; label?: string };

/** Announces loading once and shows the shapes only after a delay. */
export function SkeletonGroup({ children, label = '불러오는 중이에요' }: SkeletonGroupProps) {
  return (
    <div aria-busy="true" className={styles.group}>
      <span role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
      {children}
    </div>
  );
}
