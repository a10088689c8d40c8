import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SkeletonGroup } from '#web/ui/feedback/skeleton-group.tsx';
import styles from './attendance-sheet.module.css';

const shapes = ['7rem', '9rem', '6rem'];

export function AttendanceSkeleton() {
  return (
    <SkeletonGroup>
      {shapes.map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton shape="circle" width="4rem" />
          <span className={styles.name}>
            <Skeleton shape="line" width={width} />
          </span>
          <Skeleton width="8rem" height="3.6rem" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
