import { Skeleton } from '#web/ui/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/skeleton-group.tsx';
import styles from './rows-skeleton.module.css';

/** For pages of rows and fields that wait for their club. */
export function RowsSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.rows}>
        <Skeleton height="5.6rem" />
        <Skeleton height="8.9rem" />
        <Skeleton shape="line" width="30%" />
        <Skeleton height="14rem" />
      </div>
    </SkeletonGroup>
  );
}
