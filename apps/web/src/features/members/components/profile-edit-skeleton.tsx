import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './profile-edit-skeleton.module.css';

/** Has the same heights as the form, so that nothing shifts when the form appears. */
export function ProfileEditSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.shapes}>
        <div className={styles.picture}>
          <Skeleton shape="circle" width="9.6rem" />
        </div>
        <div className={styles.field}>
          <Skeleton height="5.2rem" />
        </div>
        <div className={styles.area}>
          <Skeleton height="14rem" />
        </div>
        <Skeleton shape="line" width="6rem" height="2.6rem" />
      </div>
    </SkeletonGroup>
  );
}
