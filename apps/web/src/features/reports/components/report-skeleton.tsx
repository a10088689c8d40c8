import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './report-form.module.css';

export function ReportSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.bones}>
        <div className={styles.target}>
          <div className={styles.thumb}>
            <Skeleton height="5.6rem" />
          </div>
          <Skeleton shape="line" width="14rem" />
        </div>
        <Skeleton height="26rem" />
      </div>
    </SkeletonGroup>
  );
}
