import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './area-skeleton.module.css';

const rows = ['46%', '58%', '40%', '62%', '50%', '44%', '56%'];

export function AreaSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.bones}>
        <Skeleton height="4.4rem" />
        {rows.map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton shape="line" width="4rem" height="1.5rem" />
            <Skeleton shape="line" width={width} height="1.6rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
