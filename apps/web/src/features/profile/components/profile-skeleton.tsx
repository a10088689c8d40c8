import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './profile-header.module.css';

export function ProfileSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.header}>
        <div className={styles.person}>
          <div className={styles.words}>
            <Skeleton shape="circle" width="7.2rem" />
            <div className={styles.lines}>
              <Skeleton shape="line" width="10rem" height="2.2rem" />
              <Skeleton shape="line" width="90%" />
              <Skeleton shape="line" width="60%" />
            </div>
            <div className={styles.line}>
              <Skeleton shape="line" width="14rem" />
            </div>
          </div>
          <div className={styles.scale}>
            <Skeleton width="1.4rem" height="9.6rem" />
            <Skeleton shape="line" width="4rem" height="1.6rem" />
          </div>
        </div>
        <Skeleton width="18rem" height="3.1rem" />
      </div>
    </SkeletonGroup>
  );
}
