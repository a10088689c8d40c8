import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './follow-list.module.css';

const rows = ['70%', '50%', '80%', '60%', '40%'];

export function FollowSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        {rows.map((width) => (
          <div key={width} className={styles.row}>
            <div className={styles.person}>
              <Skeleton shape="circle" />
              <span className={styles.bones}>
                <Skeleton shape="line" width="8rem" height="1.6rem" />
                <Skeleton shape="line" width={width} />
              </span>
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
