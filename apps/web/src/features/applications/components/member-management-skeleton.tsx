import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './member-management-skeleton.module.css';

export function MemberManagementSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.rows}>
        <Skeleton shape="line" width="12rem" height="2.6rem" />
        {['one', 'two', 'three'].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="circle" width="4.8rem" />
            <div className={styles.text}>
              <Skeleton shape="line" width="8rem" />
              <Skeleton shape="line" width="80%" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
