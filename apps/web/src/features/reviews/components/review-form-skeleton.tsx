import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './review-form.module.css';

export function ReviewFormSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.bones}>
        <Skeleton shape="line" width="9rem" height="2rem" />
        <Skeleton shape="line" width="16rem" />
        <Skeleton width="24rem" height="3.6rem" />
      </div>
    </SkeletonGroup>
  );
}
