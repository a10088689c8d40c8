import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './activity-card.module.css';

const rows = [1, 2, 3, 4, 5];

export function ActivitySkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        {rows.map((row) => (
          <div key={row} className={styles.card}>
            <div className={styles.thumb}>
              <Skeleton height="9.6rem" />
            </div>
            <div className={styles.text}>
              <div className={styles.bones}>
                <Skeleton shape="line" width="5rem" height="1.8rem" />
                <Skeleton shape="line" width="85%" height="1.8rem" />
                <Skeleton shape="line" width="9rem" />
                <Skeleton shape="line" width="60%" />
                <Skeleton shape="line" width="8rem" height="2.2rem" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
