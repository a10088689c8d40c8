import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './block-list.module.css';

const rows = ['7rem', '9rem', '6rem', '8rem'];

export function BlockListSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.list}>
        {rows.map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton shape="circle" />
            <Skeleton shape="line" width={width} height="1.6rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
