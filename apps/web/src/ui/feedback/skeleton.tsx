import { classNames } from '#web/ui/class-names.ts';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  shape?: 'block' | 'line' | 'circle';
  width?: string;
  height?: string;
};

export function Skeleton({ shape = 'block', width, height }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape])}
      style={{ width, height: height ?? (shape === 'circle' ? width : undefined) }}
    />
  );
}
