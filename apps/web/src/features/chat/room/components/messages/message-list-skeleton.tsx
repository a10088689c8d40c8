import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from '../room-page.module.css';

export function MessageListSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.bones}>
        <Skeleton width="60%" height="3.8rem" />
        <Skeleton width="45%" height="3.8rem" />
        <Skeleton width="70%" height="6rem" />
        <Skeleton width="40%" height="3.8rem" />
      </div>
    </SkeletonGroup>
  );
}
