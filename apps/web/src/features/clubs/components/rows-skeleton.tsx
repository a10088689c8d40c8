import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './rows-skeleton.module.css';

export function RowsSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.rows}>
        <div className={styles.summary}>
          <Skeleton width="5.6rem" height="5.6rem" />
          <div className={styles.lines}>
            <Skeleton shape="line" width="70%" height="1.8rem" />
            <Skeleton shape="line" width="45%" />
          </div>
        </div>
        <Skeleton height="8.9rem" />
        <Skeleton shape="line" width="30%" />
        <Skeleton height="14rem" />
      </div>
    </SkeletonGroup>
  );
}
