import type { ReactNode } from 'react';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SkeletonGroupProps = { children: ReactNode; label?: string };

/** Says once that something is loading, and shows its shapes only when that takes a while. */
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
